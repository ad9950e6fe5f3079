// Opens WebM and Matroska in one straight walk: recorders leave out lengths, and damaged files must not make it loop.
import { AudioError } from '../audio-error.ts';
import type { MonoTrack } from '../mono-track.ts';
import { decodeAac } from './aac.ts';
import { decodeOpus } from './opus.ts';
import type { PacketTrack } from './packet-track.ts';

const id = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  codecPrivate: 0x63a2,
  audio: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
};
/** Elements that hold others are entered, all else is skipped by its length: no nesting has to be kept. */
const masters = new Set([id.segment, id.cluster, id.tracks, id.trackEntry, id.audio, id.blockGroup]);
const audioType = 2;
const largestHeader = 1 << 16;

type Entry = {
  number: number;
  type: number;
  codec: string;
  channels: number;
  sampleRate: number;
  header: Uint8Array | null;
};

export const decodeWebm = async (
  bytes: Uint8Array,
  maxSeconds: number,
): Promise<{ track: MonoTrack; codec: string }> => {
  const entries: Entry[] = [];
  const packets: { data: Uint8Array }[] = [];
  let chosen: Entry | undefined;
  for (const element of walk(bytes)) {
    if (element.id === id.trackEntry)
      entries.push({ number: 0, type: 0, codec: '', channels: 1, sampleRate: 8000, header: null });
    const entry = entries.at(-1);
    if (entry) describe(entry, element.id, element.body);
    if (element.id !== id.simpleBlock && element.id !== id.block) continue;
    chosen ??= entries.find((candidate) => candidate.type === audioType);
    if (chosen) for (const data of framesOf(element.body, chosen.number)) packets.push({ data });
  }
  chosen ??= entries.find((candidate) => candidate.type === audioType);
  if (!chosen) throw new AudioError('empty', 'the file has no sound track');
  const { codec, header, channels, sampleRate } = chosen;
  const source: PacketTrack = { packets, description: header, channels, sampleRate };
  if (codec === 'A_OPUS') return { codec: 'opus', track: await decodeOpus(source, maxSeconds) };
  if (codec.startsWith('A_AAC')) return { codec: 'aac', track: await decodeAac(source, maxSeconds) };
  throw new AudioError('unsupported', `codec ${codec}`);
};

const describe = (entry: Entry, elementId: number, body: Uint8Array): void => {
  if (elementId === id.trackNumber) entry.number = unsigned(body);
  else if (elementId === id.trackType) entry.type = unsigned(body);
  else if (elementId === id.codec)
    entry.codec = Buffer.from(body.subarray(0, 32)).toString('latin1').replace(/\0+$/, '');
  else if (elementId === id.channels) entry.channels = unsigned(body);
  else if (elementId === id.codecPrivate && body.length <= largestHeader) entry.header = body;
  else if (elementId === id.sampleRate) {
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    if (body.length === 4) entry.sampleRate = view.getFloat32(0);
    if (body.length === 8) entry.sampleRate = view.getFloat64(0);
  }
};

/** Every step goes forward, so the walk ends; after nonsense it goes on at the next cluster. */
function* walk(bytes: Uint8Array): Generator<{ id: number; body: Uint8Array }> {
  for (let at = 0; at < bytes.length; ) {
    const head = readNumber(bytes, at, true);
    const size = head && head.length <= 4 ? readNumber(bytes, head.end, false) : null;
    if (!head || !size) {
      at = nextCluster(bytes, at + 1);
      continue;
    }
    if (masters.has(head.value)) {
      yield { id: head.value, body: bytes.subarray(size.end, size.end) };
      at = size.end;
      continue;
    }
    const end = size.end + size.value;
    if (end <= bytes.length) yield { id: head.value, body: bytes.subarray(size.end, end) };
    at = end <= bytes.length ? end : nextCluster(bytes, at + 1);
  }
}

const nextCluster = (bytes: Uint8Array, from: number): number => {
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(
    '1f43b675',
    from,
    'hex',
  );
  return found < 0 ? bytes.length : found;
};

/** EBML numbers say their length by leading zeros; ids keep that mark, sizes drop it. */
const readNumber = (
  bytes: Uint8Array,
  at: number,
  keepMark: boolean,
): { value: number; end: number; length: number } | null => {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepMark ? first : first & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + bytes[at + i]!;
  return { value, end: at + length, length };
};

const unsigned = (body: Uint8Array): number => body.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);

/** The frames of a block: track number, two bytes of time, flags, then one frame or several laced together. */
const framesOf = (block: Uint8Array, trackNumber: number): Uint8Array[] => {
  const track = readNumber(block, 0, false);
  if (!track || track.value !== trackNumber || block.length < track.end + 3) return [];
  const lacing = (block[track.end + 2]! >> 1) & 3;
  const body = block.subarray(track.end + 3);
  if (lacing === 0) return [body];
  const count = (body[0] ?? 0) + 1;
  if (lacing === 2) {
    const size = Math.floor((body.length - 1) / count);
    return Array.from({ length: count }, (_, i) => body.subarray(1 + i * size, 1 + (i + 1) * size));
  }
  const { sizes, at } = lacing === 1 ? xiphSizes(body, count) : ebmlSizes(body, count);
  const frames: Uint8Array[] = [];
  let from = at;
  for (const size of sizes) {
    if (size < 0 || from + size > body.length) return frames;
    frames.push(body.subarray(from, from + size));
    from += size;
  }
  return [...frames, body.subarray(from)];
};

const xiphSizes = (body: Uint8Array, count: number): { sizes: number[]; at: number } => {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1 && at < body.length) {
    let size = 0;
    while (body[at] === 255) {
      size += 255;
      at++;
    }
    sizes.push(size + (body[at++] ?? 0));
  }
  return { sizes, at };
};

/** The first size is whole, each later one a difference to the one before, stored around a middle value. */
const ebmlSizes = (body: Uint8Array, count: number): { sizes: number[]; at: number } => {
  const sizes: number[] = [];
  let at = 1;
  while (sizes.length < count - 1) {
    const number = readNumber(body, at, false);
    if (!number) break;
    const before = sizes.at(-1);
    sizes.push(
      before === undefined ? number.value : before + number.value - (2 ** (7 * number.length - 1) - 1),
    );
    at = number.end;
  }
  return { sizes, at };
};
