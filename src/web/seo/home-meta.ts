// Title, description and structured data of the home page.
import type { MetaFunction } from 'react-router';
import { fillText } from '#contract/errors.ts';
import { messagesIn } from '../i18n/catalogue.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { pageMeta } from '../i18n/page-meta.ts';
import type { loader } from '../root.tsx';
import { claims } from '../site-settings.ts';
import { originOfMatches } from './content-meta.ts';
import { faqPage, softwareApplication } from './json-ld.ts';

export const homeMeta: MetaFunction = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const { site, home } = messagesIn(locale);
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | ReturnType<typeof loader>
    | undefined;
  const values = { ...claims, email: root?.browserConfig.supportEmail ?? '' };
  const questions = home.faq.items.map(({ question, answer }) => ({
    question,
    answer: fillText(answer, values),
  }));
  return [
    ...pageMeta(location.pathname, {}),
    {
      'script:ld+json': softwareApplication(
        { origin: originOfMatches(matches), locale },
        { name: site.name, description: site.description },
      ),
    },
    { 'script:ld+json': faqPage(questions) },
  ];
};
