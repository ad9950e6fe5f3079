// Archives come back whole: names in any script, dates, bytes, also with the records of very large ones.
import { expect, test } from 'vitest';
import { readZip } from './read-zip.ts';
import { writeZip, type ZipEntry } from './zip.ts';

const changedAt = new Date('2026-03-04T05:06:08Z');
const entry = (name: string, ...chunks: string[]): ZipEntry => ({
  name,
  changedAt,
  body: chunks.map((chunk) => new TextEncoder().encode(chunk)),
});

async function readBack(...args: Parameters<typeof writeZip>) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(...args)) chunks.push(chunk);
  return readZip(Buffer.concat(chunks));
}

const files = [
  entry('account.json', '{}'),
  entry('voices/我的声音/voice.json', 'a', 'b', ''),
  entry('empty'),
];
const expected = [
  { name: 'account.json', content: '{}', changedAt: '2026-03-04T05:06:08.000Z' },
  { name: 'voices/我的声音/voice.json', content: 'ab', changedAt: '2026-03-04T05:06:08.000Z' },
  { name: 'empty', content: '', changedAt: '2026-03-04T05:06:08.000Z' },
];

test('names, dates and bytes', async () => {
  expect(await readBack(files)).toEqual(expected);
});

test('an empty archive is an archive', async () => {
  expect(await readBack([])).toEqual([]);
});

test('zip64 records, as archives over 4 GiB have them', async () => {
  expect(await readBack(files, { offset: 10, entries: 2 })).toEqual(expected);
});

test('a body that fails fails the archive: nobody gets half of their data as if it were all', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(3);
    throw new Error('storage is away');
  }
  await expect(readBack([{ name: 'x', changedAt, body: broken() }])).rejects.toThrow('storage is away');
});
