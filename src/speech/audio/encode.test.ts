// MP3 and WAV come back as they went in, with the right length and the AI label on every way out.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sound } from '../engine.ts';
import { decodeAudio } from './decode.ts';
import { encodeMp3, encodeMp3Stream } from './encode-mp3.ts';
import { encodeWav } from './encode-wav.ts';
import { likeness, readFixture } from './fixtures.ts';
import { aiNotice, createLabel, readLabel } from './label.ts';
import { measureLoudness, measureTruePeak } from './loudness.ts';
import { masterSound } from './master.ts';
import { mutate } from './mutate.ts';

const label = createLabel('Timbre', 'speech-42');
const marks = { title: 'Good morning, 早上好', label };
let sound: Sound;
beforeAll(async () => {
  sound = masterSound(await decodeAudio(await readFixture('speech.wav')));
});

const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
};

function* pieces(samples: Float32Array, size: number): Generator<Float32Array> {
  for (let at = 0; at < samples.length; at += size) yield samples.slice(at, at + size);
}

describe('MP3', () => {
  test('the whole file has the exact number of samples, loudness and peak of what went in', async () => {
    const back = await decodeAudio(await encodeMp3(sound, marks));
    expect(back.originalSampleRate).toBe(24_000);
    expect(back.samples.length).toBe(sound.samples.length);
    expect(likeness(sound.samples, back.samples, 4)).toBeGreaterThan(0.99);
    expect(Math.abs(measureLoudness(back.samples, 24_000) + 16)).toBeLessThan(0.5);
    expect(measureTruePeak(back.samples)).toBeLessThanOrEqual(-1);
  });

  test('constant 128 kbit/s: after the tag every frame is 384 bytes, so players read the length from the size', async () => {
    const bytes = await encodeMp3(sound, marks);
    const start = bytes.findIndex(
      (byte, i) => byte === 0xff && bytes[i + 1] === 0xf3 && bytes[i + 384] === 0xff,
    );
    expect((bytes.length - start) % 384).toBe(0);
    for (let at = start; at < bytes.length; at += 384)
      expect([bytes[at], bytes[at + 1]]).toEqual([0xff, 0xf3]);
    expect(Buffer.from(bytes.subarray(start, start + 384)).includes('Info')).toBe(true);
  });

  test('a stream gives the label first, then the same sound however it was cut', async () => {
    const stream = encodeMp3Stream(pieces(sound.samples, 5000), 24_000, marks);
    const first = await stream.next();
    expect(readLabel(first.value as Uint8Array)).toEqual(label);
    const rest = await collect(stream);
    const whole = await collect(encodeMp3Stream([sound.samples], 24_000, marks));
    expect(Buffer.concat([first.value as Uint8Array, rest]).equals(Buffer.from(whole))).toBe(true);
    const { samples } = await decodeAudio(whole);
    expect(Math.abs(samples.length - sound.samples.length) / 24_000).toBeLessThan(0.1);
  });

  test('a rate that MP3 does not know is refused', async () => {
    await expect(encodeMp3({ samples: sound.samples, sampleRate: 23_000 }, marks)).rejects.toThrow(
      RangeError,
    );
  });
});

test('WAV is exact to 16 bits', async () => {
  const back = await decodeAudio(encodeWav(sound, marks));
  expect(back.samples.length).toBe(sound.samples.length);
  back.samples.forEach((sample, i) => {
    if (Math.abs(sample - sound.samples[i]!) > 1 / 32_768) throw new Error(`sample ${i} differs`);
  });
});

describe('label', () => {
  test('every exit is marked, for machines and in both languages for people', async () => {
    const mp3 = await encodeMp3(sound, marks);
    const wav = encodeWav(sound, marks);
    for (const bytes of [mp3, wav]) {
      expect(readLabel(bytes)).toEqual(label);
      const file = Buffer.from(bytes);
      for (const text of ['AI_GENERATED', aiNotice.en, aiNotice.zh, marks.title])
        expect(file.includes(Buffer.from(text, 'utf16le'))).toBe(true);
    }
    expect(Buffer.from(wav).includes(aiNotice.zh)).toBe(true);
  });

  test('the JSON has the fields that the labelling rules name', () => {
    expect(Object.keys(label)).toEqual([
      'Label',
      'ContentProducer',
      'ProduceID',
      'ReservedCode1',
      'ContentPropagator',
      'PropagateID',
      'ReservedCode2',
    ]);
  });

  test('a file without a label has none, and damage is no crash', async () => {
    expect(readLabel(await readFixture('speech.wav'))).toBeNull();
    expect(readLabel(await readFixture('short.mp3'))).toBeNull();
    const wav = encodeWav({ samples: new Float32Array(100), sampleRate: 24_000 }, marks);
    for (let seed = 0; seed < 300; seed++) {
      const found = readLabel(mutate(wav, seed, wav));
      if (found) expect(found.Label).toBe('1');
    }
  });
});
