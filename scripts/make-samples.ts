// Makes the voice samples of the home page with our own engine: `node scripts/make-samples.ts`.
// The references are licensed recordings, see public/samples/README.md; the clones carry the AI label like all our sound.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeAudio } from '../src/speech/audio/decode.ts';
import { encodeMp3 } from '../src/speech/audio/encode-mp3.ts';
import { improveSample } from '../src/speech/audio/improve.ts';
import { createLabel } from '../src/speech/audio/label.ts';
import { masterSound } from '../src/speech/audio/master.ts';
import { openEngine } from '../src/speech/engines/index.ts';
import { voiceSamples } from '../src/web/site-settings.ts';
import { joinSentences } from '../src/worker/join-sentences.ts';

const folder = path.resolve(import.meta.dirname, '../public/samples');
const engine = await openEngine('embedded', {
  cacheFolder: path.resolve(import.meta.dirname, '../.cache/models'),
});
const { sampleRate } = engine;
try {
  for (const { id, language, text, original, cloned } of voiceSamples) {
    const reference = await decodeAudio(await readFile(path.join(folder, original)), { sampleRate });
    const voice = await engine.clone(await improveSample(reference));
    const spoken = await Array.fromAsync(engine.speak({ text, language, voice }));
    const sound = masterSound({ samples: joinSentences(spoken, sampleRate), sampleRate });
    await writeFile(
      path.join(folder, cloned),
      await encodeMp3(sound, { title: id, label: createLabel('Timbre', id) }),
    );
    console.log(`${cloned}: ${(sound.samples.length / sampleRate).toFixed(1)} s`);
  }
} finally {
  await engine.close();
}
