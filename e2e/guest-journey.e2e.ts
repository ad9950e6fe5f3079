// A guest records, clones, generates in four languages, downloads, and manages the voices.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Listener, openWhisper } from '../bench/bench-speech-whisper.ts';
import { decodeAudio } from '../src/speech/audio/decode.ts';
import { readLabel } from '../src/speech/audio/label.ts';
import { measureLoudness } from '../src/speech/audio/loudness.ts';
import type { Language } from '../src/speech/engine.ts';
import { open, openBrowser, visit, voiceFile } from './visitor.ts';

openBrowser();
const recordMs = 7000;

let page: Page;
let problems: string[];
let listen: Listener;
beforeAll(async () => {
  ({ page, problems } = await visit());
  listen = await openWhisper();
});

/** Whisper is a judge, not a dictionary: enough of the words must be there (and in Chinese, of either script). */
const shareOfWords = (heard: string, words: string[]): number =>
  words.filter((word) => heard.toLowerCase().includes(word)).length / words.length;

async function generate(text: string): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Generate Voiceover' }).click();
  await page.getByRole('button', { name: 'Generating' }).first().waitFor();
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
}

async function download(format: string): Promise<{ bytes: Uint8Array; name: string }> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: new RegExp(format) }).click(),
  ]);
  return { bytes: new Uint8Array(await readFile(await file.path())), name: file.suggestedFilename() };
}

test('cloning without a sample says what is missing', async () => {
  await open(page, '/clone');
  await page.getByRole('button', { name: 'Clone Voice' }).click();
  await page.getByText('Please upload or record a voice sample first').waitFor();
  await page.getByText(/Sample 1 of/).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText(/Sample 2 of/).waitFor();
});

test('recording starts at once from the hero, and the sample becomes a voice', async () => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Start recording' }).first().click();
  const stop = page.getByRole('button', { name: 'Click to stop recording' });
  await stop.waitFor();
  await page.waitForTimeout(recordMs);
  await stop.click();
  await page.getByText('Good length').waitFor();

  await page.getByRole('button', { name: 'Clone Voice' }).click();
  await page.getByText('Please confirm that you may use this voice').waitFor();
  await page.getByRole('checkbox').check();
  await page.getByLabel('Name of the voice').fill('My fake microphone');
  await page.getByRole('button', { name: 'Clone Voice' }).click();
  await page.getByRole('heading', { name: 'Voice cloned successfully!' }).waitFor({ timeout: 120_000 });
  await page.getByText(/s of speech/).waitFor();
});

test('the dashboard speaks English in the cloned voice while the rest is still made', async () => {
  await page.getByRole('link', { name: 'Use this voice' }).click();
  await page.getByRole('heading', { name: 'My fake microphone' }).waitFor();
  await generate('The weather is beautiful today. We are walking to the river together.');
  await page.getByRole('button', { name: 'Listen to sentence 2' }).waitFor();
  const { bytes, name } = await download('MP3');
  expect(name).toMatch(/^timbre-My-fake-microphone-.*\.mp3$/);
  expect(readLabel(bytes)).toMatchObject({ Label: '1', ContentProducer: 'Timbre' });
  const sound = await decodeAudio(bytes, { sampleRate: 24_000, maxSeconds: 60 });
  const seconds = sound.samples.length / sound.sampleRate;
  expect(seconds).toBeGreaterThan(2.5);
  expect(seconds).toBeLessThan(12);
  expect(Math.abs(measureLoudness(sound.samples, sound.sampleRate) + 16)).toBeLessThan(0.7);
  const heard = await listen(sound, 'en');
  expect(
    shareOfWords(heard, ['weather', 'beautiful', 'today', 'walking', 'river', 'together']),
    heard,
  ).toBeGreaterThan(0.6);
});

test.each<[Language, string, string[]]>([
  ['zh', '今天天气很好，我们一起去公园散步。', ['今天', '很好', '一起', '散步']],
  ['ja', '今日は天気がいいので、公園を散歩します。', ['今日', '天気', '公園', '散歩']],
  ['ko', '오늘은 날씨가 좋아서 공원을 산책합니다.', ['오늘', '날씨', '공원', '산책']],
])('it speaks %s', async (language, text, words) => {
  await generate(text);
  const sound = await decodeAudio((await download('MP3')).bytes, { sampleRate: 24_000, maxSeconds: 60 });
  const heard = await listen(sound, language);
  expect(shareOfWords(heard, words), heard).toBeGreaterThanOrEqual(0.5);
});

test('WAV and subtitles are there as well, marked as AI-generated', async () => {
  expect(readLabel((await download('WAV')).bytes)).toMatchObject({ Label: '1' });
  const text = async (format: string) => new TextDecoder().decode((await download(format)).bytes);
  expect(await text('VTT')).toMatch(/^WEBVTT\n\nNOTE .*artificial intelligence/);
  expect(await text('SRT')).toContain('00:00:00,000 -->');
});

test('one sentence can be redone', async () => {
  const redo = page.getByRole('button', { name: 'Redo sentence 1' });
  await redo.click();
  await page.getByRole('button', { name: 'Generating' }).first().waitFor();
  await page.getByRole('button', { name: 'Generate Voiceover' }).waitFor({ timeout: 60_000 });
});

test('a reload keeps the draft, the voice and the history', async () => {
  await page.reload();
  await page.getByRole('heading', { name: 'My fake microphone' }).waitFor();
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('오늘은');
  expect(await page.getByRole('region', { name: 'History' }).getByRole('listitem').count()).toBe(4);
});

test('a reload in the middle of generating picks the work up again', async () => {
  await page
    .getByLabel('Text', { exact: true })
    .fill('This is the first sentence. Here is the second one. And this is the third.');
  await page.getByRole('button', { name: 'Generate Voiceover' }).click();
  await page.getByRole('button', { name: 'Generating' }).first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Download' }).waitFor({ timeout: 120_000 });
});

test('a guest sees the expiry of the voice, renames it and deletes it', async () => {
  await open(page, '/models');
  const card = page.getByRole('listitem').filter({ hasText: 'My fake microphone' });
  await card.getByText(/^Expires /).waitFor();
  await card.getByRole('button', { name: /More Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('New name').fill('  名字 ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Renamed to: 名字').waitFor();

  await page.getByRole('button', { name: 'More Actions: 名字' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByText('Are you sure you want to delete the voice model "名字"? This action cannot be undone.')
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Voice model deleted: 名字').waitFor();
  await page.getByText('No Voice Models Yet').waitFor();
});

test('an uploaded file that is no sound gets its true reason', async () => {
  await open(page, '/clone');
  await page.getByRole('tab', { name: 'Upload' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'x.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from('this is not a sound at all, really'),
  });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Clone Voice' }).click();
  await page.getByRole('heading', { name: 'Clone Error' }).waitFor({ timeout: 60_000 });
  await page.getByText('This audio format is not supported').waitFor();
});

test('a file of more than 20 MB is refused at once', async () => {
  await open(page, '/clone');
  await page.getByRole('tab', { name: 'Upload' }).click();
  const big = { name: 'big.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) };
  await page.locator('input[type=file]').setInputFiles(big);
  await page.getByText('File size cannot exceed 20MB').waitFor();
  await page.locator('input[type=file]').setInputFiles(voiceFile);
  await page.getByText('Good length').waitFor();
});

test('nothing went wrong on the pages on the way', () => {
  expect(problems).toEqual([]);
});
