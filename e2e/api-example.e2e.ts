// The example of the API page is copied as it stands and run against the real product.
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { readLabel } from '#speech/audio/label.ts';
import { voiceFile } from './visitor.ts';

const origin = inject('origin');

/** The key is in every page, for the browser to sign with. */
async function readRequestKey(): Promise<string> {
  const html = await (await fetch(origin, { headers: { cookie: 'locale=en' } })).text();
  return /requestKey\W+([0-9a-f]{32,})/.exec(html)?.[1] ?? '';
}

test.each(['en', 'zh'])('the example of the %s page makes an MP3 that is labelled', async (locale) => {
  const page = await readFile(`content/${locale}/docs/developers/api.md`, 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(page)?.[1]?.replace('{origin}', origin) ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'timbre-example-'));
  await writeFile(join(folder, 'example.mjs'), example);
  await copyFile(voiceFile, join(folder, 'me.wav'));
  await promisify(execFile)(process.execPath, ['example.mjs'], {
    cwd: folder,
    env: { ...process.env, REQUEST_KEY: await readRequestKey() },
  });
  const mp3 = await readFile(join(folder, 'speech.mp3'));
  expect(readLabel(mp3)).toMatchObject({ Label: '1', ContentProducer: 'Timbre' });
  expect(mp3.length).toBeGreaterThan(10_000);
  await rm(folder, { recursive: true });
});
