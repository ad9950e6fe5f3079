// Reads FLAC, frame by frame; a damaged frame is left out and reading goes on at the next one.
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';
import { id3Length } from '../sniff.ts';
import { BitReader } from './bit-reader.ts';

const mostChannels = 8;
const blockSizes = [0, 192, 576, 1152, 2304, 4608, 0, 0, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768];
const frameRates = [0, 88200, 176400, 192000, 8000, 16000, 22050, 24000, 32000, 44100, 48000, 96000];
const frameBits = [0, 8, 12, 0, 16, 20, 24, 32];
/** Prediction from the samples before, by polynomials of order 0 to 4. */
const fixedPredictors = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]];

type StreamInfo = { sampleRate: number; bits: number };

export const decodeFlac = (bytes: Uint8Array, maxSeconds: number): MonoTrack => {
  const { info, at: firstFrame } = readMetadata(bytes);
  const track = new MonoTrack(info.sampleRate, maxSeconds);
  let damaged = 0;
  for (let at = firstFrame; at + 6 < bytes.length; ) {
    if (bytes[at] !== 0xff || (bytes[at + 1]! & 0xfe) !== 0xf8) {
      at++;
      continue;
    }
    const frame = readFrame(bytes, at, info);
    if (frame) {
      track.add(frame.channels);
      at = frame.end;
    } else {
      damaged++;
      at += 2;
    }
  }
  if (track.length === 0 && damaged > 0) throw new AudioError('corrupt', 'no FLAC frame can be read');
  return track;
};

const readMetadata = (bytes: Uint8Array): { info: StreamInfo; at: number } => {
  let at = id3Length(bytes) + 4;
  let info: StreamInfo | undefined;
  for (let last = false; !last; ) {
    if (at + 4 > bytes.length) throw new AudioError('corrupt', 'FLAC metadata cut short');
    last = (bytes[at]! & 0x80) !== 0;
    const kind = bytes[at]! & 0x7f;
    const size = (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    if (kind === 0 && at + 22 <= bytes.length) {
      const packed = (bytes[at + 14]! << 16) | (bytes[at + 15]! << 8) | bytes[at + 16]!;
      info = { sampleRate: packed >> 4, bits: (((bytes[at + 16]! & 1) << 4) | (bytes[at + 17]! >> 4)) + 1 };
    }
    at += 4 + size;
  }
  if (!info) throw new AudioError('corrupt', 'FLAC without stream information');
  return { info, at };
};

/** One frame, or null when it does not hold together. */
const readFrame = (
  bytes: Uint8Array,
  start: number,
  info: StreamInfo,
): { channels: Float32Array[]; end: number } | null => {
  const reader = new BitReader(bytes, start + 2);
  const sizeCode = reader.bits(4);
  const rateCode = reader.bits(4);
  const layout = reader.bits(4);
  const bitsCode = reader.bits(3);
  if (reader.bits(1) !== 0) return null;
  skipFrameNumber(reader);
  const size =
    sizeCode === 6 ? reader.bits(8) + 1 : sizeCode === 7 ? reader.bits(16) + 1 : blockSizes[sizeCode]!;
  const rate =
    rateCode < 12
      ? frameRates[rateCode]!
      : rateCode === 12
        ? reader.bits(8) * 1000
        : reader.bits(16) * (rateCode === 14 ? 10 : 1);
  const crc = crc8(bytes, start, reader.byteAt);
  const bits = bitsCode === 0 ? info.bits : frameBits[bitsCode]!;
  if (reader.bits(8) !== crc || rateCode === 15 || size === 0 || bits === 0 || layout > 10) return null;
  if (rate !== 0 && rate !== info.sampleRate) return null;
  const count = layout < 8 ? layout + 1 : 2;
  if (count > mostChannels) return null;
  const channels: Float64Array[] = [];
  for (let channel = 0; channel < count; channel++) {
    const isSide =
      (layout === 8 && channel === 1) || (layout === 9 && channel === 0) || (layout === 10 && channel === 1);
    const samples = readSubframe(reader, size, bits + (isSide ? 1 : 0));
    if (!samples || reader.ended) return null;
    channels.push(samples);
  }
  undoStereo(channels, layout);
  const scale = 2 ** (1 - bits);
  return {
    channels: channels.map((samples) => Float32Array.from(samples, (value) => value * scale)),
    end: reader.alignedByte + 2,
  };
};

const skipFrameNumber = (reader: BitReader): void => {
  const first = reader.bits(8);
  for (let mask = 0x40; first & 0x80 && first & mask && mask > 1; mask >>= 1) reader.bits(8);
};

const undoStereo = (channels: Float64Array[], layout: number): void => {
  const [a, b] = channels;
  if (!a || !b || layout < 8) return;
  for (let i = 0; i < a.length; i++) {
    const x = a[i]!;
    const y = b[i]!;
    if (layout === 8) b[i] = x - y;
    else if (layout === 9) a[i] = x + y;
    else {
      const middle = x * 2 + (Math.abs(y) % 2);
      a[i] = (middle + y) / 2;
      b[i] = (middle - y) / 2;
    }
  }
};

const readSubframe = (reader: BitReader, size: number, frameDepth: number): Float64Array | null => {
  if (reader.bits(1) !== 0) return null;
  const kind = reader.bits(6);
  const wasted = reader.bits(1) ? reader.unary() + 1 : 0;
  const depth = frameDepth - wasted;
  if (depth < 1 || reader.ended) return null;
  const samples = new Float64Array(size);
  if (kind === 0) samples.fill(reader.signed(depth));
  else if (kind === 1) for (let i = 0; i < size; i++) samples[i] = reader.signed(depth);
  else if (kind >= 8 && kind <= 12) {
    const order = kind - 8;
    if (order > size) return null;
    for (let i = 0; i < order; i++) samples[i] = reader.signed(depth);
    if (!readResidual(reader, samples, order)) return null;
    predict(samples, fixedPredictors[order]!, 0);
  } else if (kind >= 32) {
    const order = kind - 31;
    if (order > size) return null;
    for (let i = 0; i < order; i++) samples[i] = reader.signed(depth);
    const precision = reader.bits(4) + 1;
    const shift = reader.signed(5);
    if (precision === 16 || shift < 0) return null;
    const weights = Array.from({ length: order }, () => reader.signed(precision));
    if (!readResidual(reader, samples, order)) return null;
    predict(samples, weights, shift);
  } else return null;
  if (wasted) for (let i = 0; i < size; i++) samples[i]! *= 2 ** wasted;
  return samples;
};

/** Adds what the samples before foretell; sums stay exact in doubles (below 2^53). */
const predict = (samples: Float64Array, weights: readonly number[], shift: number): void => {
  const order = weights.length;
  const scale = 2 ** shift;
  for (let i = order; i < samples.length; i++) {
    let sum = 0;
    for (let j = 0; j < order; j++) sum += weights[j]! * samples[i - 1 - j]!;
    samples[i]! += Math.floor(sum / scale);
  }
};

const readResidual = (reader: BitReader, samples: Float64Array, order: number): boolean => {
  const method = reader.bits(2);
  if (method > 1) return false;
  const widthOfParameter = method === 0 ? 4 : 5;
  const partitions = 1 << reader.bits(4);
  const length = samples.length / partitions;
  if (!Number.isInteger(length) || length < order) return false;
  let at = order;
  for (let partition = 0; partition < partitions; partition++) {
    const end = (partition + 1) * length;
    const parameter = reader.bits(widthOfParameter);
    if (parameter === (1 << widthOfParameter) - 1) {
      const width = reader.bits(5);
      for (; at < end; at++) samples[at] = width === 0 ? 0 : reader.signed(width);
    } else {
      const step = 2 ** parameter;
      for (; at < end; at++) {
        const value = reader.unary() * step + reader.bits(parameter);
        samples[at] = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      }
    }
    if (reader.ended) return false;
  }
  return true;
};

const crc8 = (bytes: Uint8Array, from: number, to: number): number => {
  let crc = 0;
  for (let i = from; i < to; i++) {
    crc ^= bytes[i]!;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc;
};
