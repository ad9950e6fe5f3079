// npm run speak: text to an MP3 or WAV file in a preset or cloned voice.
import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { encodeMp3 } from '../audio/encode-mp3.ts';
import { encodeWav } from '../audio/encode-wav.ts';
import { createLabel } from '../audio/label.ts';
import { masterSound } from '../audio/master.ts';
import { languages, type SpeakRequest, type SpeechEngine } from '../engine.ts';
import { clearProgress, showProgress } from './progress-bar.ts';
import { runCommand, UsageError } from './run-command.ts';

const USAGE = `npm run speak -- --text "..." --out speech.mp3
  --text   what to say; --file FILE reads it from a file
  --out    .mp3 or .wav
  --voice  a preset such as af_heart, or a voice.json of npm run clone (default: af_heart)
  --lang   auto, ${languages.join(', ')} (default: auto)
  --speed  0.5 to 2      --pitch  semitones, -12 to 12`;

const encoders = { '.mp3': encodeMp3, '.wav': encodeWav };

await runCommand(USAGE, async (engine) => {
  const { values } = parseArgs({
    options: {
      text: { type: 'string' },
      file: { type: 'string' },
      out: { type: 'string' },
      voice: { type: 'string', default: 'af_heart' },
      lang: { type: 'string', default: 'auto' },
      speed: { type: 'string', default: '1' },
      pitch: { type: 'string', default: '0' },
    },
  });
  const text = values.file === undefined ? values.text : await readFile(values.file, 'utf8');
  if (text === undefined || values.out === undefined)
    throw new UsageError('--text (or --file) and --out are needed');
  const encode = Object.entries(encoders).find(
    ([ending]) => ending === extname(values.out ?? '').toLowerCase(),
  )?.[1];
  if (encode === undefined) throw new UsageError('--out must end in .mp3 or .wav');

  const sound = await speakWhole(engine, {
    text,
    language: readLanguage(values.lang),
    voice: await readVoice(values.voice),
    speed: readNumber(values.speed, '--speed', 0.5, 2),
    pitch: readNumber(values.pitch, '--pitch', -12, 12),
  });
  const marks = { title: text.trim().slice(0, 60), label: createLabel('Timbre', crypto.randomUUID()) };
  await writeFile(values.out, await encode(masterSound(sound), marks));
  clearProgress();
  console.log(`${values.out}: ${(sound.samples.length / sound.sampleRate).toFixed(1)} s`);
});

async function speakWhole(engine: SpeechEngine, request: SpeakRequest) {
  const pieces: Float32Array[] = [];
  for await (const { samples, pauseAfter, index, count } of engine.speak(request)) {
    pieces.push(samples, new Float32Array(Math.round(pauseAfter * engine.sampleRate)));
    showProgress((index + 1) / count, `sentence ${index + 1} of ${count}`);
  }
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, sampleRate: engine.sampleRate };
}

function readLanguage(value: string): SpeakRequest['language'] {
  const known = (['auto', ...languages] as const).find((language) => language === value);
  if (known === undefined) throw new UsageError(`--lang must be auto, ${languages.join(', ')}`);
  return known;
}

async function readVoice(value: string): Promise<SpeakRequest['voice']> {
  if (!value.endsWith('.json')) return { preset: value };
  try {
    return JSON.parse(await readFile(value, 'utf8'));
  } catch (error) {
    throw new UsageError(
      `${value} cannot be read as a voice: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function readNumber(value: string, name: string, least: number, most: number): number {
  const number = Number(value);
  if (!(number >= least && number <= most)) throw new UsageError(`${name} must be from ${least} to ${most}`);
  return number;
}
