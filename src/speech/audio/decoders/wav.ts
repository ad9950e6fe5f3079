// Reads WAV: integer PCM of 8 to 32 bit, float, A-law and mu-law, plain or extensible, also when cut short.
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';

const pcm = 1;
const float = 3;
const aLaw = 6;
const muLaw = 7;
const extensible = 0xfffe;
const mostChannels = 8;
const blockFrames = 65_536;

type Layout = { tag: number; channels: number; sampleRate: number; bits: number };

export const decodeWav = (bytes: Uint8Array, maxSeconds: number): MonoTrack => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[3] === 0x58) throw new AudioError('unsupported', 'big-endian WAV (RIFX)');
  const { layout, from, to } = findData(view);
  const width = layout.bits / 8;
  const read = sampleReader(view, layout);
  const track = new MonoTrack(layout.sampleRate, maxSeconds);
  const frame = width * layout.channels;
  const frames = Math.floor((to - from) / frame);
  for (let start = 0; start < frames; start += blockFrames) {
    const count = Math.min(blockFrames, frames - start);
    const channels = Array.from({ length: layout.channels }, (_, channel) => {
      const samples = new Float32Array(count);
      let at = from + start * frame + channel * width;
      for (let i = 0; i < count; i++, at += frame) samples[i] = read(at);
      return samples;
    });
    track.add(channels);
  }
  return track;
};

/** Walks the chunks. Recorders that stream write 0 or 0xffffffff as lengths, so a length never outruns the file. */
const findData = (view: DataView): { layout: Layout; from: number; to: number } => {
  let layout: Layout | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const id = view.getUint32(at, false);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (id === 0x666d7420) layout = readLayout(view, body, size);
    if (id === 0x64617461) {
      if (!layout) throw new AudioError('corrupt', 'WAV data before its format');
      const streamed = size === 0 || size === 0xffffffff;
      return { layout, from: body, to: streamed ? view.byteLength : Math.min(body + size, view.byteLength) };
    }
    at = body + size + (size & 1);
  }
  throw layout
    ? new AudioError('empty', 'WAV without sound data')
    : new AudioError('corrupt', 'WAV without a format');
};

const readLayout = (view: DataView, at: number, size: number): Layout => {
  if (size < 16 || at + 16 > view.byteLength) throw new AudioError('corrupt', 'WAV format cut short');
  let tag = view.getUint16(at, true);
  if (tag === extensible) {
    if (size < 40 || at + 40 > view.byteLength) throw new AudioError('corrupt', 'WAV format cut short');
    tag = view.getUint16(at + 24, true);
  }
  const channels = view.getUint16(at + 2, true);
  if (channels < 1 || channels > mostChannels) throw new AudioError('unsupported', `${channels} channels`);
  return { tag, channels, sampleRate: view.getUint32(at + 4, true), bits: view.getUint16(at + 14, true) };
};

const sampleReader = (view: DataView, { tag, bits }: Layout): ((at: number) => number) => {
  const kind = `${tag}/${bits}`;
  switch (kind) {
    case `${pcm}/8`:
      return (at) => (view.getUint8(at) - 128) / 128;
    case `${pcm}/16`:
      return (at) => view.getInt16(at, true) / 0x8000;
    case `${pcm}/24`:
      return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 0x10000) / 0x800000;
    case `${pcm}/32`:
      return (at) => view.getInt32(at, true) / 0x80000000;
    case `${float}/32`:
      return (at) => view.getFloat32(at, true);
    case `${float}/64`:
      return (at) => view.getFloat64(at, true);
    case `${aLaw}/8`:
      return (at) => expandALaw(view.getUint8(at));
    case `${muLaw}/8`:
      return (at) => expandMuLaw(view.getUint8(at));
    default:
      throw new AudioError('unsupported', `WAV format ${tag} with ${bits} bits`);
  }
};

/** G.711: sign, 3 bits of segment, 4 bits of step; every second bit is stored inverted. */
const expandALaw = (code: number): number => {
  const value = code ^ 0x55;
  const segment = (value >> 4) & 7;
  const step = (value & 15) * 2 + 1;
  const size = segment === 0 ? step : (step + 32) << (segment - 1);
  return (value & 0x80 ? size : -size) / 4096;
};

const expandMuLaw = (code: number): number => {
  const value = ~code & 0xff;
  const size = ((((value & 15) << 1) + 33) << ((value >> 4) & 7)) - 33;
  return (value & 0x80 ? -size : size) / 8192;
};
