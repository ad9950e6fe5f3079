// Every format that browsers and phones make is decoded to the same words; broken files give a typed error.
import { beforeAll, describe, expect, test } from 'vitest';
import { AudioError } from './audio-error.ts';
import { decodeAudio } from './decode.ts';
import { likeness, readFixture, sine } from './fixtures.ts';

let original: Float32Array;
beforeAll(async () => {
  original = (await decodeAudio(await readFixture('short.wav'))).samples;
});

const codeOf = async (bytes: Uint8Array, options = {}): Promise<string> => {
  try {
    await decodeAudio(bytes, options);
    return 'decoded';
  } catch (error) {
    if (error instanceof AudioError) return error.code;
    throw error;
  }
};

describe('formats', () => {
  test.each([
    ['short.wav', 'wav', 16_000, 1.515],
    ['short.flac', 'flac', 16_000, 1.515],
    ['short.mp3', 'mp3', 44_100, 1.515],
    ['short.opus', 'ogg/opus', 48_000, 1.53],
    ['short.ogg', 'ogg/vorbis', 44_100, 1.515],
    ['short.m4a', 'mp4/aac', 44_100, 1.55],
    ['short-fragmented.mp4', 'mp4/aac', 48_000, 1.55],
    ['short.aac', 'aac', 44_100, 1.55],
  ])('%s is %s', async (name, format, rate, seconds) => {
    const sound = await decodeAudio(await readFixture(name));
    expect(sound).toMatchObject({ format, originalSampleRate: rate, sampleRate: 24_000 });
    expect(sound.originalSeconds).toBeCloseTo(seconds, 1);
    expect(sound.samples.length / 24_000).toBeCloseTo(sound.originalSeconds, 3);
    expect(likeness(original, sound.samples)).toBeGreaterThan(0.95);
  });

  test.each([
    ['chrome.webm', 'webm/opus'],
    ['chrome.mp4', 'mp4/opus'],
  ])("%s as Chromium's recorder writes it", async (name, format) => {
    const sound = await decodeAudio(await readFixture(name));
    expect(sound.format).toBe(format);
    expect(sound.originalSeconds).toBeGreaterThan(2.4);
    expect(likeness(original, sound.samples, 24_000)).toBeGreaterThan(0.9);
  });

  test('FLAC is exact: mid-side stereo of 24 bit equals the WAV it came from', async () => {
    const flac = await decodeAudio(await readFixture('stereo-24-bit.flac'), { sampleRate: 44_100 });
    const wav = await decodeAudio(await readFixture('stereo-24-bit.wav'), { sampleRate: 44_100 });
    expect(flac.samples).toEqual(wav.samples);
  });

  test('an ID3 tag in front of an MP3 changes nothing', async () => {
    const mp3 = await readFixture('short.mp3');
    const tag = Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 20, ...new Uint8Array(20));
    const sound = await decodeAudio(new Uint8Array(Buffer.concat([tag, mp3])));
    expect(sound.format).toBe('mp3');
    expect(sound.originalSeconds).toBeGreaterThan(1.4);
  });
});

type WavOptions = {
  tag?: number;
  bits?: number;
  channels?: number;
  rate?: number;
  extensible?: boolean;
  dataSize?: number;
};

/** A WAV of one frame per value, the same value in all channels. */
const makeWav = (
  values: readonly number[],
  write: (view: DataView, at: number, value: number) => void,
  options: WavOptions = {},
): Uint8Array => {
  const { tag = 1, bits = 16, channels = 1, rate = 16_000, extensible = false, dataSize } = options;
  const formatSize = extensible ? 40 : 16;
  const width = bits / 8;
  const bytes = new Uint8Array(20 + formatSize + 8 + values.length * channels * width);
  const view = new DataView(bytes.buffer);
  const put = (at: number, text: string) => bytes.set(Buffer.from(text, 'latin1'), at);
  put(0, 'RIFF');
  put(8, 'WAVEfmt ');
  view.setUint32(16, formatSize, true);
  view.setUint16(20, extensible ? 0xfffe : tag, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint16(34, bits, true);
  if (extensible) view.setUint16(44, tag, true);
  put(20 + formatSize, 'data');
  view.setUint32(24 + formatSize, dataSize ?? values.length * channels * width, true);
  values.forEach((value, frame) => {
    for (let channel = 0; channel < channels; channel++)
      write(view, 28 + formatSize + (frame * channels + channel) * width, value);
  });
  return bytes;
};

describe('WAV', () => {
  const wave = [...sine(100, 0.1, 16_000)];
  const int16 = (view: DataView, at: number, value: number) =>
    view.setInt16(at, Math.round(value * 0x8000), true);

  test.each<[string, number, number, (view: DataView, at: number, value: number) => void, number]>([
    ['8 bit', 1, 8, (view, at, value) => view.setUint8(at, Math.round(value * 128) + 128), 0.005],
    ['16 bit', 1, 16, int16, 2e-5],
    [
      '24 bit',
      1,
      24,
      (view, at, value) => {
        const whole = Math.round(value * 0x800000);
        view.setUint16(at, whole & 0xffff, true);
        view.setInt8(at + 2, whole >> 16);
      },
      1e-6,
    ],
    ['32 bit', 1, 32, (view, at, value) => view.setInt32(at, Math.round(value * 0x7fffffff), true), 1e-6],
    ['float', 3, 32, (view, at, value) => view.setFloat32(at, value, true), 1e-7],
    ['double', 3, 64, (view, at, value) => view.setFloat64(at, value, true), 1e-7],
  ])('%s', async (_, tag, bits, write, tolerance) => {
    for (const extensible of [false, true]) {
      const { samples } = await decodeAudio(makeWav(wave, write, { tag, bits, extensible }), {
        sampleRate: 16_000,
      });
      expect(samples.length).toBe(wave.length);
      samples.forEach((sample, i) => {
        expect(Math.abs(sample - wave[i]!)).toBeLessThan(tolerance);
      });
    }
  });

  test.each([
    ['A-law', 6, 0xd5, 8 / 32_768],
    ['A-law', 6, 0xaa, 32_256 / 32_768],
    ['mu-law', 7, 0xff, 0],
    ['mu-law', 7, 0x00, -32_124 / 32_768],
  ])('%s: code %#', async (_, tag, code, value) => {
    const codes = new Array<number>(400).fill(code);
    const bytes = makeWav(codes, (view, at, byte) => view.setUint8(at, byte), { tag, bits: 8 });
    expect((await decodeAudio(bytes, { sampleRate: 16_000 })).samples[200]).toBeCloseTo(value, 6);
  });

  test.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000, 192_000])('%i Hz', async (rate) => {
    const bytes = makeWav([...sine(440, 0.5, rate)], int16, { rate });
    const { samples } = await decodeAudio(bytes);
    expect(Math.abs(samples.length - 12_000)).toBeLessThan(4);
    expect(likeness(sine(440, 0.5, 24_000), samples, 20)).toBeGreaterThan(0.999);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('%i channels become one', async (channels) => {
    const { samples } = await decodeAudio(makeWav(wave, int16, { channels }), { sampleRate: 16_000 });
    expect(samples[40]).toBeCloseTo(wave[40]!, 4);
  });

  test('channels that cancel each other do not become silence', async () => {
    let sign = 1;
    const opposed = (view: DataView, at: number, value: number) => {
      int16(view, at, value * sign);
      sign = -sign;
    };
    const { samples } = await decodeAudio(makeWav(wave, opposed, { channels: 2 }), { sampleRate: 16_000 });
    expect(samples[40]).toBeCloseTo(wave[40]!, 4);
  });

  test.each([0, 0xffffffff])('a recorder that wrote %i as length', async (dataSize) => {
    const { samples } = await decodeAudio(makeWav(wave, int16, { dataSize }), { sampleRate: 16_000 });
    expect(samples.length).toBe(wave.length);
  });
});

describe('errors', () => {
  const text = (value: string) => new Uint8Array(Buffer.from(value, 'latin1'));

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['a text', text('Dear reader, this is not a sound.'), 'unsupported'],
    ['a picture', text('\x89PNG\r\n\x1a\n0000000000000'), 'unsupported'],
    ['a WAV of nothing', makeWav([], () => undefined), 'empty'],
    ['a WAV header alone', text('RIFF\0\0\0\0WAVE'), 'corrupt'],
    ['a WAV at 1 Hz', makeWav([0, 0, 0], () => undefined, { rate: 1 }), 'corrupt'],
    ['ADPCM in WAV', makeWav([0, 0, 0], () => undefined, { tag: 2, bits: 8 }), 'unsupported'],
    ['300 channels', makeWav([0], () => undefined, { channels: 300 }), 'unsupported'],
    ['a FLAC mark alone', text('fLaC'), 'corrupt'],
    ['an Ogg mark alone', text('OggS'), 'empty'],
    ['a WebM mark alone', text('\x1a\x45\xdf\xa3'), 'empty'],
    ['zeros', new Uint8Array(10_000), 'unsupported'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(bytes)).toBe(code);
  });

  test.each([
    'short.wav',
    'short.flac',
    'short.mp3',
    'short.opus',
    'short.m4a',
    'short.ogg',
    'short.aac',
    'chrome.webm',
  ])('%s longer than allowed', async (name) => {
    expect(await codeOf(await readFixture(name), { maxSeconds: 0.5 })).toBe('tooLong');
  });

  test('a file larger than allowed', async () => {
    expect(await codeOf(await readFixture('short.wav'), { maxBytes: 1000 })).toBe('tooLong');
  });

  test('a small FLAC cannot decode to hours: constant frames are cut off at the limit', async () => {
    const flac = await readFixture('short.flac');
    const header = flac.subarray(
      0,
      flac.findIndex((byte, i) => i > 42 && byte === 0xff && flac[i + 1] === 0xf8),
    );
    const frame = constantFrame();
    const bomb = new Uint8Array(Buffer.concat([header, ...new Array<Uint8Array>(20_000).fill(frame)]));
    expect(await codeOf(bomb, { maxSeconds: 60 })).toBe('tooLong');
  });

  test('a decoder that takes too long is stopped, and the next file is decoded all the same', async () => {
    const long = makeWav(new Array<number>(2_000_000).fill(0.1), (view, at, value) =>
      view.setInt16(at, value * 9999, true),
    );
    expect(await codeOf(long, { timeoutMs: 1, maxSeconds: 600 })).toBe('corrupt');
    expect(await codeOf(await readFixture('short.flac'))).toBe('decoded');
  });
});

/** A FLAC frame of 32,768 equal samples in a dozen bytes, with its checksum. */
const constantFrame = (): Uint8Array => {
  const head = [0xff, 0xf8, 0xf0, 0x08, 0x00];
  let crc = 0;
  for (const byte of head) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 7) & 0xff : crc << 1;
  }
  return Uint8Array.of(...head, crc, 0x00, 0x12, 0x34, 0x00, 0x00);
};
