// Turns any browser's recording or an uploaded file into mono sound, in a thread with limits on time, memory and length.
import { Worker } from 'node:worker_threads';
import { AudioError } from './audio-error.ts';
import type { DecodedAudio } from './decode-bytes.ts';
import type { DecodeAnswer, DecodeJob } from './decode-worker.ts';

export type DecodeOptions = {
  /** Rate of the answer; 24 kHz unless asked otherwise. */
  sampleRate?: number;
  /** A file that decodes to more than this is refused, whatever its header says. */
  maxSeconds?: number;
  maxBytes?: number;
  /** Time for the decoding itself; waiting for earlier files does not count. */
  timeoutMs?: number;
};

const defaults = { sampleRate: 24_000, maxSeconds: 120, maxBytes: 25 * 2 ** 20, timeoutMs: 20_000 };
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Decodes WAV, MP3, FLAC, Ogg (Opus, Vorbis), WebM (Opus) and MP4/M4A (AAC, Opus). Throws `AudioError`.
 *
 *     const sound = await decodeAudio(await readFile('me.webm'), { sampleRate: 24_000, maxSeconds: 60 });
 */
export const decodeAudio = async (bytes: Uint8Array, options: DecodeOptions = {}): Promise<DecodedAudio> => {
  const { sampleRate, maxSeconds, maxBytes, timeoutMs } = { ...defaults, ...options };
  if (bytes.length === 0) throw new AudioError('empty', 'the file is empty');
  if (bytes.length > maxBytes) throw new AudioError('tooLong', `the file is larger than ${maxBytes} bytes`);
  const job = { bytes, target: { sampleRate, maxSeconds } };
  const mine = queue.then(() => runJob(job, timeoutMs));
  queue = mine.then(
    () => undefined,
    () => undefined,
  );
  return mine;
};

/** Files are decoded one after another: the worker process beside has models to run. */
let queue: Promise<void> = Promise.resolve();
/** The thread is kept for the next file, and replaced after it hung or died. */
let warmWorker: Worker | undefined;

const startWorker = (): Worker => {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { resourceLimits });
  worker.once('exit', () => {
    if (warmWorker === worker) warmWorker = undefined;
  });
  return worker;
};

const runJob = async (job: DecodeJob, timeoutMs: number): Promise<DecodedAudio> => {
  warmWorker ??= startWorker();
  const worker = warmWorker;
  worker.ref();
  try {
    const answer = await converse(worker, job, timeoutMs);
    if (answer.ok) return answer.audio;
    throw new AudioError(answer.code, answer.message);
  } finally {
    // An idle thread must not keep the process alive.
    worker.unref();
  }
};

const converse = (worker: Worker, job: DecodeJob, timeoutMs: number): Promise<DecodeAnswer> =>
  new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onDeath).off('exit', onDeath);
      settle();
    };
    const discard = (message: string, cause?: unknown): void => {
      if (warmWorker === worker) warmWorker = undefined;
      void worker.terminate();
      finish(() => reject(new AudioError('corrupt', message, { cause })));
    };
    const onMessage = (answer: DecodeAnswer): void => finish(() => resolve(answer));
    // Out of memory arrives here: an honest recording never needs that much.
    const onDeath = (cause: unknown): void => discard('the decoder gave up on this file', cause);
    const timer = setTimeout(() => discard(`not decoded within ${timeoutMs} ms`), timeoutMs);
    worker.on('message', onMessage).on('error', onDeath).on('exit', onDeath);
    worker.postMessage(job);
  });
