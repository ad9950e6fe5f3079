// The thread that decodes: takes one file at a time, answers with samples or with a typed failure.
import { parentPort } from 'node:worker_threads';
import { AudioError, type AudioFailure } from './audio-error.ts';
import { type DecodedAudio, type DecodeTarget, decodeBytes } from './decode-bytes.ts';

export type DecodeJob = { bytes: Uint8Array; target: DecodeTarget };
export type DecodeAnswer =
  | { ok: true; audio: DecodedAudio }
  | { ok: false; code: AudioFailure; message: string };

// The decoders print a line for every damaged packet; what matters comes back as an error.
for (const method of ['log', 'warn', 'error'] as const) console[method] = () => undefined;

const answer = async ({ bytes, target }: DecodeJob): Promise<DecodeAnswer> => {
  try {
    return { ok: true, audio: await decodeBytes(bytes, target) };
  } catch (error) {
    if (error instanceof AudioError) return { ok: false, code: error.code, message: error.message };
    return { ok: false, code: 'corrupt', message: String(error) };
  }
};

parentPort?.on('message', async (job: DecodeJob) => {
  const result = await answer(job);
  parentPort?.postMessage(result, result.ok ? [result.audio.samples.buffer] : []);
});
