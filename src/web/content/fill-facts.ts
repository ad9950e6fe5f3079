// Facts that pages take from the code instead of repeating it: `{{limits.sample.minSeconds}}`, `{{endpoints}}`, `{{errors}}`.
import { z } from 'zod';
import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints/index.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { type Locale, localeTags } from '#contract/locales.ts';
import { chineseSummaries } from './endpoint-summaries.ts';

const titles = {
  en: {
    endpoints: ['Name and path', 'What it does'],
    input: 'Input',
    answer: 'Answer',
    colon: ': ',
    stop: '. ',
    errors: ['Name', 'Status', 'Text'],
    userOnly: 'signed in only',
  },
  zh: {
    endpoints: ['名称与路径', '作用'],
    input: '输入',
    answer: '返回',
    colon: '：',
    stop: '。',
    errors: ['名称', '状态码', '提示文字'],
    userOnly: '仅限登录用户',
  },
} satisfies Record<Locale, unknown>;

const code = (text: string): string => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Names of the fields of an object; a question mark where a field may be left out. */
function fieldsOf(shape: z.ZodType, io: 'input' | 'output'): string {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io, unrepresentable: 'any' });
  const names = Object.keys(properties).map((name) => code(required.includes(name) ? name : `${name}?`));
  return names.join(', ') || code('{}');
}

function describeEndpoint(name: EndpointName, target: Endpoint, locale: Locale): string[] {
  const { input, answer, colon, stop, userOnly } = titles[locale];
  const forUsers = target.audience === 'user';
  const summary =
    (locale === 'zh' ? chineseSummaries[name] : target.summary) + (forUsers ? ` (${userOnly})` : '');
  const fields = [
    `**${input}**${colon}${fieldsOf(target.input, 'input')}`,
    `**${answer}**${colon}${fieldsOf(target.output, 'output')}`,
  ];
  return [`${code(name)} ${code(pathOf(target, forUsers))}`, [summary, ...fields].join(stop)];
}

const endpointTable = (locale: Locale): string =>
  table(
    titles[locale].endpoints,
    Object.entries<Endpoint>(endpoints).map(([name, target]) =>
      describeEndpoint(name as EndpointName, target, locale),
    ),
  );

const errorTable = (locale: Locale): string =>
  table(
    titles[locale].errors,
    Object.entries(errorCatalogue).map(([name, entry]) => [code(name), String(entry.status), entry[locale]]),
  );

function limitAt(path: string, locale: Locale): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (level, name) => (typeof level === 'object' && level !== null ? Reflect.get(level, name) : undefined),
      { limits },
    );
  if (typeof value === 'number') return new Intl.NumberFormat(localeTags[locale]).format(value);
  return typeof value === 'string' ? value : undefined;
}

/** @throws Error for a fact that does not exist. @example fillFacts('{{limits.guestDays}} days', 'en', 'a.md') // '7 days' */
export const fillFacts = (markdown: string, locale: Locale, file: string): string =>
  markdown.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    if (name === 'endpoints') return endpointTable(locale);
    if (name === 'errors') return errorTable(locale);
    const value = limitAt(name, locale);
    if (value === undefined) throw new Error(`${file}: there is no fact named "${name}"`);
    return value;
  });
