// Decodes Ogg Vorbis natively, after checking that the file cannot ask for absurd amounts of memory.
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';
import { decodeNatively } from './native.ts';
import type { PacketTrack } from './packet-track.ts';

const mostBytesDecoded = 256 * 2 ** 20;
const mostCodebookCells = 2 ** 20;

export const decodeVorbis = async (
  bytes: Uint8Array,
  { description, channels, sampleRate }: PacketTrack,
  maxSeconds: number,
): Promise<MonoTrack> => {
  if (bytes[0] !== 0x4f || !description) throw new AudioError('unsupported', 'Vorbis outside Ogg');
  if (channels > 8) throw new AudioError('unsupported', `${channels} channels`);
  const { longBlock, setup } = readHeaders(description);
  checkCodebooks(setup);
  if (countPackets(bytes) * (longBlock / 2) * channels * 4 > mostBytesDecoded)
    throw new AudioError('tooLong', `longer than ${maxSeconds} s`);
  const track = new MonoTrack(sampleRate, maxSeconds);
  track.add(await decodeNatively(bytes, sampleRate));
  return track;
};

/** The description holds the three header packets: a count, two lengths in 255s, then the packets. */
const readHeaders = (description: Uint8Array): { longBlock: number; setup: Uint8Array } => {
  let at = 1;
  const lengths = [0, 0].map(() => {
    let length = 0;
    while (description[at] === 255) {
      length += 255;
      at++;
    }
    return length + (description[at++] ?? 0);
  });
  const [identification = 0, comment = 0] = lengths;
  const longBlock = 2 ** ((description[at + 28] ?? 0) >> 4);
  if (longBlock < 64 || longBlock > 8192) throw new AudioError('corrupt', 'Vorbis block size makes no sense');
  return { longBlock, setup: description.subarray(at + identification + comment) };
};

/** An upper bound: every lacing value below 255 ends a packet. */
const countPackets = (bytes: Uint8Array): number => {
  let packets = 0;
  for (let at = 0; at + 27 <= bytes.length; ) {
    if (bytes[at] !== 0x4f || bytes[at + 1] !== 0x67 || bytes[at + 2] !== 0x67 || bytes[at + 3] !== 0x53) {
      at++;
      continue;
    }
    const segments = bytes[at + 26]!;
    for (let i = 0; i < segments; i++) if ((bytes[at + 27 + i] ?? 0) < 255) packets++;
    at += 27;
  }
  return packets;
};

/** Reads only as much of the codebooks as tells their size: a few bits can describe a table of gigabytes. */
const checkCodebooks = (setup: Uint8Array): void => {
  let position = 7 * 8;
  const bits = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++, position++)
      value += ((setup[position >> 3] ?? 0) >> (position & 7)) % 2 === 1 ? 2 ** i : 0;
    if (position > setup.length * 8) throw new AudioError('corrupt', 'Vorbis headers cut short');
    return value;
  };
  const count = bits(8) + 1;
  let cells = 0;
  for (let book = 0; book < count; book++) {
    if (bits(24) !== 0x564342) throw new AudioError('corrupt', 'Vorbis codebook without its mark');
    const dimensions = bits(16);
    const entries = bits(24);
    cells += entries * Math.max(1, dimensions);
    if (cells > mostCodebookCells) throw new AudioError('corrupt', 'Vorbis codebooks of absurd size');
    skipCodeLengths(bits, entries);
    skipLookup(bits, dimensions, entries);
  }
};

type ReadBits = (count: number) => number;

const skipCodeLengths = (bits: ReadBits, entries: number): void => {
  const ordered = bits(1) === 1;
  if (ordered) {
    bits(5);
    for (let entry = 0; entry < entries; ) {
      entry += bits(bitLength(entries - entry));
    }
    return;
  }
  const sparse = bits(1) === 1;
  for (let entry = 0; entry < entries; entry++) if (!sparse || bits(1) === 1) bits(5);
};

const skipLookup = (bits: ReadBits, dimensions: number, entries: number): void => {
  const kind = bits(4);
  if (kind === 0) return;
  if (kind > 2) throw new AudioError('corrupt', 'Vorbis codebook of an unknown kind');
  bits(32);
  bits(32);
  const width = bits(4) + 1;
  bits(1);
  const values = kind === 2 ? entries * dimensions : gridSize(entries, dimensions);
  for (let i = 0; i < values; i++) bits(width);
};

const bitLength = (value: number): number => (value > 0 ? 32 - Math.clz32(value) : 0);

/** The largest whole number whose power `dimensions` is not above `entries`. */
const gridSize = (entries: number, dimensions: number): number => {
  if (dimensions === 0) throw new AudioError('corrupt', 'Vorbis codebook without dimensions');
  let size = Math.floor(entries ** (1 / dimensions));
  while ((size + 1) ** dimensions <= entries) size++;
  while (size > 0 && size ** dimensions > entries) size--;
  return size;
};
