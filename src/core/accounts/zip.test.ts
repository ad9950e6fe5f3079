// Archives are read back with another program's reader.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip, type ZipEntry } from './zip.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'timbre-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const changedAt = new Date('2026-03-04T05:06:08Z');
const entry = (name: string, ...chunks: string[]): ZipEntry => ({
  name,
  changedAt,
  body: chunks.map((chunk) => new TextEncoder().encode(chunk)),
});

const reader = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps([[i.filename, archive.read(i).decode(), list(i.date_time)] for i in archive.infolist()]))
`;

async function readBack(entries: ZipEntry[], ...rest: [largeFrom?: { offset: number; entries: number }]) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(entries, ...rest)) chunks.push(chunk);
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  writeFileSync(path, Buffer.concat(chunks));
  return JSON.parse(execFileSync('python3', ['-c', reader, path], { encoding: 'utf8' })) as unknown;
}

const files = [
  entry('account.json', '{}'),
  entry('voices/我的声音/voice.json', 'a', 'b', ''),
  entry('empty'),
];
const expected = [
  ['account.json', '{}', [2026, 3, 4, 5, 6, 8]],
  ['voices/我的声音/voice.json', 'ab', [2026, 3, 4, 5, 6, 8]],
  ['empty', '', [2026, 3, 4, 5, 6, 8]],
];

test('names, dates and bytes come back', async () => {
  expect(await readBack(files)).toEqual(expected);
});

test('an empty archive is an archive', async () => {
  expect(await readBack([])).toEqual([]);
});

test('so do archives with zip64 records, as those over 4 GiB have', async () => {
  expect(await readBack(files, { offset: 10, entries: 2 })).toEqual(expected);
});
