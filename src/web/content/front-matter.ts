// The lines between two '---' at the head of a Markdown file: title, description, date, and an order in documentation.
import { z } from 'zod';
import type { ContentKind } from './page.ts';

const shared = {
  title: z.string().min(2).max(80),
  description: z.string().min(15).max(200),
  date: z.iso.date(),
};
const shapes = {
  blog: z.strictObject(shared),
  legal: z.strictObject(shared),
  docs: z.strictObject({ ...shared, order: z.coerce.number().int().min(1) }),
} satisfies Record<ContentKind, z.ZodType>;

export type FrontMatter = z.infer<(typeof shapes)['docs']>;

const block = /^---\n([\s\S]*?)\n---\n/;

/** @throws Error that names the file and what is wrong */
export function readFrontMatter(
  source: string,
  kind: ContentKind,
  file: string,
): { meta: FrontMatter; body: string } {
  const found = block.exec(source);
  if (!found?.[1]) throw new Error(`${file}: must begin with front matter between two lines of ---`);
  const fields = found[1].split('\n').map((line) => {
    const pair = /^(\w+): (.+)$/.exec(line);
    if (!pair) throw new Error(`${file}: "${line}" is not of the form "name: value"`);
    return [pair[1], pair[2]];
  });
  const parsed = shapes[kind].safeParse(Object.fromEntries(fields));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return { meta: { order: 0, ...parsed.data }, body: source.slice(found[0].length) };
}
