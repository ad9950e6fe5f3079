// Damaged files of every format: each gives sound or a typed error, in good time, and the process lives on.
import { expect, test } from 'vitest';
import { AudioError } from './audio-error.ts';
import { decodeAudio } from './decode.ts';
import { fixtureNames, readFixture } from './fixtures.ts';
import { mutate } from './mutate.ts';

const mutations = 200;
/** At 48 kHz most need no resampling, which has its own tests. The time is generous for machines under load. */
const limits = { sampleRate: 48_000, maxSeconds: 20, timeoutMs: 8000 };
const codes = ['unsupported', 'empty', 'tooLong', 'corrupt'];

test.each(fixtureNames)(`%s, damaged ${mutations} times`, { timeout: 120_000 }, async (name) => {
  const bytes = await readFixture(name);
  const others = await Promise.all(fixtureNames.map(readFixture));
  const stopped: number[] = [];
  for (let seed = 0; seed < mutations; seed++) {
    const damaged = mutate(bytes, seed, others[seed % others.length]!);
    try {
      const { samples } = await decodeAudio(damaged, limits);
      expect(samples.every(Number.isFinite)).toBe(true);
    } catch (error) {
      if (!(error instanceof AudioError)) throw error;
      expect(codes).toContain(error.code);
      if (/not decoded within|gave up/.test(error.message)) stopped.push(seed);
    }
  }
  // The guard that ends hung or dying decoders exists, but no known damage needs it.
  expect(stopped).toEqual([]);
});
