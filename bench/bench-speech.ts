// npm run bench:speech: what the speech library promises, measured and printed as one table.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages, type SpokenSentence } from '../src/speech/engine.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../src/speech/engines/embedded/embedded.ts';
import { readPresets } from '../src/speech/engines/kokoro/presets.ts';
import { readVocabulary, tokensOf } from '../src/speech/engines/kokoro/tokens.ts';
import { openModels } from '../src/speech/onnx/models-folder.ts';
import { planSpeech } from '../src/speech/text/plan-speech.ts';
import { measureDecodeSpeed } from './bench-speech-decode.ts';
import { editDistance, plainCharacters, plainSounds } from './bench-speech-errors.ts';
import { openPlainKokoro } from './bench-speech-plain.ts';
import { openWhisper } from './bench-speech-whisper.ts';

const { values: options } = parseArgs({
  options: {
    sentences: { type: 'string', default: '40' },
    generations: { type: 'string', default: '200' },
    languages: { type: 'string', default: languages.join(',') },
    voice: { type: 'string' },
    only: { type: 'string', default: 'speed,first,memory,decode,words' },
    verbose: { type: 'boolean', default: false },
  },
});

/** Presets with which each language is judged; Kokoro has no Korean speaker. */
const PRESETS: Record<Language, string> = {
  en: 'af_heart',
  zh: 'zf_xiaoxiao',
  ja: 'jf_alpha',
  ko: 'jf_alpha',
};
const MOST_ERRORS: Record<Language, number> = { en: 0.03, zh: 0.06, ja: 0.1, ko: 0.1 };

const cacheFolder = resolve('data/speech');
const threads = availableParallelism();
const engine = await openEmbeddedEngine({ cacheFolder });
await engine.ready();
const rows: { measure: string; value: string; bar: string; met: string }[] = [];
const report = (measure: string, value: string, bar: string, met: boolean): void => {
  rows.push({ measure, value, bar, met: met ? 'yes' : 'NO' });
  console.log(`${met ? ' ' : '!'} ${measure}: ${value} (${bar})`);
};

const parts = {
  speed: measureSpeed,
  first: measureFirstAudio,
  memory: measureMemory,
  decode: measureDecoding,
  words: measureWords,
};
for (const [name, measure] of Object.entries(parts)) {
  if (options.only.split(',').includes(name)) await measure();
}
console.table(rows);
await engine.close();

async function readSentences(language: Language): Promise<string[]> {
  const text = await readFile(new URL(`./sentences/${language}.txt`, import.meta.url), 'utf8');
  return text.trim().split('\n').slice(0, Number(options.sentences));
}

async function collect(speaking: AsyncIterable<SpokenSentence>): Promise<SpokenSentence[]> {
  const sentences: SpokenSentence[] = [];
  for await (const sentence of speaking) sentences.push(sentence);
  return sentences;
}

/** Turn by turn with plain Kokoro, so that whatever else the machine does hits both alike. */
async function measureSpeed(): Promise<void> {
  const models = await openModels();
  const presets = await readPresets(models);
  const vocabulary = readVocabulary(await models.read('phonemes.json'));
  const plain = await openPlainKokoro(cacheFolder, threads);
  const spent = { ours: 0, plain: 0, audio: 0 };
  for (const text of (await readSentences('en')).slice(0, 12)) {
    const [planned] = await planSpeech(text, 'en');
    const { ids } = tokensOf(planned!.words, vocabulary);
    const { timbre, prosody } = presets.styleOf(PRESETS.en, ids.length)!;
    const style = Float32Array.from([...timbre.subarray(0, 128), ...prosody]);
    let start = performance.now();
    const sound = await plain(ids, style);
    spent.plain += performance.now() - start;
    start = performance.now();
    await collect(engine.speak({ text, language: 'en', voice: { preset: PRESETS.en } }));
    spent.ours += performance.now() - start;
    spent.audio += sound.length / engine.sampleRate;
  }
  const rtf = (ms: number): string => (ms / 1000 / spent.audio).toFixed(3);
  const ratio = spent.ours / spent.plain;
  report(
    `real-time factor on ${threads} cores`,
    `${rtf(spent.ours)}, plain Kokoro ${rtf(spent.plain)}: ${ratio.toFixed(2)}x`,
    'not slower than plain',
    ratio <= 1,
  );
}

async function measureFirstAudio(): Promise<void> {
  const all = (await Promise.all(languages.map(readSentences))).flat();
  let text = '';
  while (text.length < 5000) text += `${all.join(' ')}\n`;
  text = text.slice(0, 5000);
  const voice = { preset: PRESETS.en };
  const [planned] = await planSpeech(text, 'auto');
  const timeFirst = async (said: string): Promise<number> => {
    const start = performance.now();
    for await (const _ of engine.speak({ text: said, language: 'auto', voice })) break;
    return performance.now() - start;
  };
  await timeFirst(planned!.text);
  const alone: number[] = [];
  const long: number[] = [];
  for (let i = 0; i < 3; i++) {
    alone.push(await timeFirst(planned!.text));
    // Walking away leaves a sentence in the machine; it must not count.
    long.push(await timeFirst(text));
    await collect(engine.speak({ text: 'a', language: 'en', voice }));
  }
  const extra = Math.min(...long) - Math.min(...alone);
  report(
    'first audio of 5,000 characters',
    `${Math.min(...long).toFixed(0)} ms, its first sentence alone ${Math.min(...alone).toFixed(0)} ms`,
    'at most 300 ms more',
    extra <= 300,
  );
}

async function measureMemory(): Promise<void> {
  const count = Number(options.generations);
  const texts = (await Promise.all(languages.map(readSentences))).flat();
  const sizes: number[] = [];
  for (let i = 0; i < count; i++) {
    // Short and long in turn: lengths that vary are what makes memory grow.
    const whole = texts[i % texts.length]!;
    const text = i % 4 === 0 ? whole : whole.slice(0, 12);
    await collect(engine.speak({ text, language: 'auto', voice: { preset: PRESETS.en } }));
    sizes.push(await residentMegabytes(engine));
  }
  const half = Math.floor(count / 2);
  const peak = (list: number[]): number => Math.max(...list);
  const growth = peak(sizes.slice(half)) / peak(sizes.slice(0, half)) - 1;
  report(
    `memory of the model process over ${count} generations`,
    `${peak(sizes.slice(0, half)).toFixed(0)} MB in the first half, ${peak(sizes.slice(half)).toFixed(0)} MB in the second`,
    'flat (5 %)',
    growth < 0.05,
  );
}

async function residentMegabytes({ modelProcess }: EmbeddedEngine): Promise<number> {
  const status = await readFile(`/proc/${modelProcess.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function measureDecoding(): Promise<void> {
  for (const { file, seconds, timesRealTime } of await measureDecodeSpeed()) {
    const what = `decoding ${seconds.toFixed(0)} s of ${file}`;
    report(what, `${timesRealTime.toFixed(0)}x real time`, 'at least 50x', timesRealTime >= 50);
  }
}

async function measureWords(): Promise<void> {
  const listen = await openWhisper();
  for (const language of languages.filter((known) => options.languages.split(',').includes(known))) {
    const sum = { characters: 0, wrong: 0, sounds: 0, wrongSounds: 0 };
    const preset = options.voice ?? PRESETS[language];
    const voice = preset.endsWith('.json') ? JSON.parse(await readFile(preset, 'utf8')) : { preset };
    for (const text of await readSentences(language)) {
      const spoken = await collect(engine.speak({ text, language, voice }));
      const samples = Float32Array.from(
        spoken.flatMap((sentence) => [...sentence.samples, ...new Float32Array(7200)]),
      );
      const heard = await listen({ samples, sampleRate: engine.sampleRate }, language);
      const wrong = editDistance(plainCharacters(text), plainCharacters(heard));
      const said = await plainSounds(text, language);
      sum.characters += plainCharacters(text).length;
      sum.wrong += wrong;
      sum.sounds += said.length;
      sum.wrongSounds += editDistance(said, await plainSounds(heard, language));
      if (options.verbose && wrong > 0) console.log(`  ${text}\n  ${heard.trim()}`);
    }
    const rate = sum.wrong / sum.characters;
    report(
      `errors in ${language}, ${preset}`,
      `${percent(rate)} of characters, ${percent(sum.wrongSounds / sum.sounds)} of sounds`,
      `at most ${percent(MOST_ERRORS[language])} of characters`,
      rate <= MOST_ERRORS[language],
    );
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
