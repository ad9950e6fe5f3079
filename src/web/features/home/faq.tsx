// Eight questions and their answers.
import { useRouteLoaderData } from 'react-router';
import { fillText } from '#contract/errors.ts';
import { useMessages } from '#web/i18n/use-text.ts';
import type { loader } from '#web/root.tsx';
import { claims } from '#web/site-settings.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import { Section } from './section.tsx';

export function Faq() {
  const { title, items } = useMessages().home.faq;
  const email = useRouteLoaderData<typeof loader>('root')?.browserConfig.supportEmail ?? '';
  return (
    <Section id="faq" title={title} beside>
      <Accordion
        name="faq"
        items={items.map(({ question, answer }) => ({
          title: question,
          content: fillText(answer, { ...claims, email }),
        }))}
      />
    </Section>
  );
}
