// npm run clone: a recording to a voice file that npm run speak takes.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decodeAudio } from '../audio/decode.ts';
import { languages } from '../engine.ts';
import { clearProgress, showProgress } from './progress-bar.ts';
import { runCommand, UsageError } from './run-command.ts';

const USAGE = `npm run clone -- --sample me.wav --out voice.json
  --sample  5 to 30 seconds of one person speaking: wav, mp3, m4a, webm, ogg or flac
  --out     where the voice goes
  --lang    language of the sample: ${languages.join(', ')} (may be left out)`;

await runCommand(USAGE, async (engine) => {
  const { values } = parseArgs({
    options: { sample: { type: 'string' }, out: { type: 'string' }, lang: { type: 'string' } },
  });
  if (values.sample === undefined || values.out === undefined)
    throw new UsageError('--sample and --out are needed');
  const language = languages.find((known) => known === values.lang);
  if (values.lang !== undefined && !language)
    throw new UsageError(`--lang must be one of ${languages.join(', ')}`);
  showProgress(0.1, 'reading the sample');
  const sample = await decodeAudio(await readFile(values.sample));
  showProgress(0.3, 'loading the models');
  await engine.ready();
  showProgress(0.7, 'listening to the voice');
  const voice = await engine.clone(sample, language && { language });
  await writeFile(values.out, `${JSON.stringify(voice)}\n`);
  clearProgress();
  const { medianHz, rangeSemitones } = voice.pitch;
  console.log(`${values.out}: pitch ${medianHz.toFixed(0)} Hz ± ${rangeSemitones.toFixed(1)} semitones`);
});
