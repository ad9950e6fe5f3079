// How it works, in three numbered steps.
import { useMessages } from '#web/i18n/use-text.ts';
import { Section } from './section.tsx';

export function Steps() {
  const { title, text, items } = useMessages().home.steps;
  return (
    <Section title={title} text={text}>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {items.map((step, index) => (
          <li key={step.title} className="border-t-2 border-copper pt-5">
            <p aria-hidden className="font-display text-4xl leading-none text-copper">
              {index + 1}
            </p>
            <h3 className="mt-4 text-heading font-semibold">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
