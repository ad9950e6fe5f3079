// Structured data for search engines (schema.org), made from what the pages say themselves. Claims that nobody can check,
// such as ratings, stay out of it.
import { type Locale, localeTags } from '#contract/locales.ts';
import { localePath } from '../i18n/locale.ts';
import { sharePicture } from './share-picture.ts';

type JsonLd = { '@context': 'https://schema.org'; '@type': string; [name: string]: unknown };

const thing = (type: string, fields: Record<string, unknown>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
});

export type SitePlace = { origin: string; locale: Locale };

export const softwareApplication = (
  { origin, locale }: SitePlace,
  { name, description }: { name: string; description: string },
): JsonLd =>
  thing('SoftwareApplication', {
    name,
    description,
    url: origin + localePath(locale, '/'),
    image: origin + sharePicture(localePath(locale, '/')),
    inLanguage: localeTags[locale],
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  });

export const faqPage = (items: readonly { question: string; answer: string }[]): JsonLd =>
  thing('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

export const article = (
  { origin, locale }: SitePlace,
  { title, description, date, path }: { title: string; description: string; date: string; path: string },
): JsonLd =>
  thing('Article', {
    headline: title,
    description,
    datePublished: date,
    inLanguage: localeTags[locale],
    mainEntityOfPage: origin + path,
    image: origin + sharePicture(path),
    author: { '@type': 'Organization', name: 'Timbre', url: origin },
    publisher: { '@type': 'Organization', name: 'Timbre', url: origin },
  });

/** From the home page down to the page itself. */
export const breadcrumbList = (origin: string, steps: readonly { title: string; path: string }[]): JsonLd =>
  thing('BreadcrumbList', {
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  });
