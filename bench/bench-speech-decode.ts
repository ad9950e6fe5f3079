// How fast files of a minute are decoded, by the clock.

import { decodeAudio } from '../src/speech/audio/decode.ts';
import { encodeMp3 } from '../src/speech/audio/encode-mp3.ts';
import { encodeWav } from '../src/speech/audio/encode-wav.ts';
import { readFixture } from '../src/speech/audio/fixtures.ts';
import { createLabel } from '../src/speech/audio/label.ts';
import type { Sound } from '../src/speech/engine.ts';

type DecodeSpeed = { file: string; seconds: number; timesRealTime: number };

const rounds = 5;
const longSeconds = 60;

/** About a minute of each: formats made of independent pieces are made long by repeating their pieces. */
export const measureDecodeSpeed = async (): Promise<DecodeSpeed[]> => {
  const minute = repeatTo(await decodeAudio(await readFixture('speech.wav')), longSeconds);
  const marks = { title: 'bench', label: createLabel('bench', 'bench') };
  const files: [string, Uint8Array][] = [
    ['WAV', encodeWav(minute, marks)],
    ['MP3', await encodeMp3(minute, marks)],
    ['WebM/Opus', repeatBody(await readFixture('chrome.webm'), '1f43b675', 24)],
    ['AAC', repeatBody(await readFixture('short.aac'), 'fff1', 40)],
    ['FLAC', repeatBody(await readFixture('short.flac'), 'fff8', 40)],
  ];
  const speeds: DecodeSpeed[] = [];
  for (const [file, bytes] of files) {
    const { originalSeconds: seconds } = await decodeAudio(bytes);
    const start = performance.now();
    for (let i = 0; i < rounds; i++) await decodeAudio(bytes);
    const took = (performance.now() - start) / 1000;
    speeds.push({ file, seconds, timesRealTime: (seconds * rounds) / took });
  }
  return speeds;
};

/** Repeats all that follows the first occurrence of a mark: a cluster, a frame. */
const repeatBody = (bytes: Uint8Array, mark: string, times: number): Uint8Array => {
  const at = Buffer.from(bytes).indexOf(mark, 0, 'hex');
  const body = bytes.subarray(at);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, at), ...new Array<Uint8Array>(times).fill(body)]));
};

const repeatTo = ({ samples, sampleRate }: Sound, seconds: number): Sound => ({
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, i) => samples[i % samples.length]!),
  sampleRate,
});
