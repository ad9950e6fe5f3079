// Six things that Timbre is good at.
import {
  Gauge,
  Globe,
  HandHeart,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  Target,
} from 'lucide-react';
import { fillText } from '#contract/errors.ts';
import { useMessages } from '#web/i18n/use-text.ts';
import { claims } from '#web/site-settings.ts';
import { Section } from './section.tsx';

/** In the order of the texts: accuracy, speed, security, languages, optimization, usability. */
const icons: readonly LucideIcon[] = [Target, Gauge, ShieldCheck, Globe, SlidersHorizontal, HandHeart];

export function Features() {
  const { title, text, items } = useMessages().home.features;
  return (
    <Section id="features" title={title} text={text} className="border-y border-line bg-surface">
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((feature, index) => {
          const Icon = icons[index] ?? Target;
          return (
            <li key={feature.title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-pine-wash text-pine">
                <Icon aria-hidden className="size-5" />
              </span>
              <div>
                <h3 className="text-heading font-semibold">{feature.title}</h3>
                <p className="mt-1.5 text-ink-soft">{fillText(feature.text, claims)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
