// How fast files are decoded, as seconds of sound per second of work; run by the benchmarks.
import type { Sound } from '../engine.ts';
import { decodeAudio } from './decode.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { encodeWav } from './encode-wav.ts';
import { fixtureNames, readFixture } from './fixtures.ts';
import { createLabel } from './label.ts';

export type DecodeSpeed = { file: string; seconds: number; timesRealTime: number };

const rounds = 5;
const longSeconds = 60;

/** A minute of speech as WAV and MP3 first, then the short fixtures, where starting a decoder is most of the work. */
export const measureDecodeSpeed = async (): Promise<DecodeSpeed[]> => {
  const minute = repeatTo(await decodeAudio(await readFixture('speech.wav')), longSeconds);
  const marks = { title: 'bench', label: createLabel('bench', 'bench') };
  const files: [string, Uint8Array][] = [
    ['60 s WAV', encodeWav(minute, marks)],
    ['60 s MP3', await encodeMp3(minute, marks)],
  ];
  for (const name of fixtureNames) files.push([name, await readFixture(name)]);
  const speeds: DecodeSpeed[] = [];
  for (const [file, bytes] of files) {
    const { originalSeconds: seconds } = await decodeAudio(bytes);
    const start = performance.now();
    for (let i = 0; i < rounds; i++) await decodeAudio(bytes);
    speeds.push({ file, seconds, timesRealTime: (seconds * rounds * 1000) / (performance.now() - start) });
  }
  return speeds;
};

const repeatTo = ({ samples, sampleRate }: Sound, seconds: number): Sound => ({
  samples: Float32Array.from({ length: seconds * sampleRate }, (_, i) => samples[i % samples.length]!),
  sampleRate,
});
