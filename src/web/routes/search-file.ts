// Route: /api/search.json?lang=en|zh, everything that the search of one language can find.
import type { LoaderFunctionArgs } from 'react-router';
import { locales } from '#contract/locales.ts';
import { library } from '../content/library.server.ts';
import { listSearchDocuments } from '../content/search-documents.ts';
import { answerFile } from '../seo/answer-file.ts';

const files = new Map(
  locales.map((locale) => [locale, JSON.stringify({ documents: listSearchDocuments(library, locale) })]),
);

export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('lang') ?? 'en';
  const file = files.get(locales.find((locale) => locale === wanted) ?? 'en') ?? '';
  return answerFile(file, 'application/json');
}
