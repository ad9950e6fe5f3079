// Layout of the login page: the form on one side, what an account brings on the other.
import { Check } from 'lucide-react';
import { Outlet } from 'react-router';
import { fillText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { useMessages } from '../i18n/use-text.ts';
import { Wave } from '../ui/wave.tsx';
import { Frame } from './frame.tsx';

export default function Auth2Layout() {
  const { title, points, quote } = useMessages().loginPage;
  return (
    <Frame
      mainClass="page-column grid items-center gap-10 py-10 lg:grid-cols-2 lg:gap-20 lg:py-16"
      footer={false}
    >
      <section>
        <h1 className="font-heading text-title">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{quote}</p>
        <ul className="mt-8 grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
              {fillText(point, { voices: limits.voices.user })}
            </li>
          ))}
        </ul>
        <Wave className="mt-10 hidden h-24 w-full text-copper/60 lg:block" bars={56} />
      </section>
      <Outlet />
    </Frame>
  );
}
