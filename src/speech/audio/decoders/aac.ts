// Decodes AAC packets: each gets an ADTS header (MP4 keeps that in one place), then the native decoder reads them.
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';
import { decodeNatively } from './native.ts';
import type { PacketTrack } from './packet-track.ts';

const rates = [96000, 88200, 64000, 48000, 44100, 32000, 24000, 22050, 16000, 12000, 11025, 8000, 7350];
const samplesPerPacket = 1024;
const largestPacket = 8191 - 7;
const lowComplexity = 2;
/** HE-AAC: its core is low complexity at half the rate, which still holds the voice. */
const layered = [5, 29];

export const decodeAac = async (source: PacketTrack, maxSeconds: number): Promise<MonoTrack> => {
  const header = source.description ? readConfig(source.description) : null;
  const rate = header ? rates[header.rateIndex]! : source.sampleRate;
  const mostPackets = Math.ceil((maxSeconds * rate) / samplesPerPacket) + 2;
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const { data } of source.packets) {
    if (data.length === 0 || data.length > largestPacket) continue;
    // The native decoder cannot be stopped half-way, so it never gets more than it may decode.
    if (++count > mostPackets) throw new AudioError('tooLong', `longer than ${maxSeconds} s`);
    if (header) pieces.push(adtsHeader(header, data.length));
    pieces.push(data);
  }
  if (count === 0) throw new AudioError('empty', 'no AAC packets');
  const channels = await decodeNatively(Buffer.concat(pieces), rate);
  const track = new MonoTrack(rate, maxSeconds + 1);
  track.add(channels);
  return track;
};

type AdtsLayout = { rateIndex: number; channels: number };

/** Reads the AudioSpecificConfig of an MP4: 5 bits of object type, 4 of rate index, 4 of channel layout. */
const readConfig = (description: Uint8Array): AdtsLayout => {
  const [first, second] = description;
  if (first === undefined || second === undefined)
    throw new AudioError('corrupt', 'AAC without its settings');
  const objectType = first >> 3;
  if (objectType !== lowComplexity && !layered.includes(objectType))
    throw new AudioError('unsupported', `AAC object type ${objectType}`);
  const rateIndex = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  if (rateIndex >= rates.length) throw new AudioError('unsupported', 'AAC at an unlisted rate');
  if (channels < 1 || channels > 7) throw new AudioError('unsupported', `AAC channel layout ${channels}`);
  return { rateIndex, channels };
};

const adtsHeader = ({ rateIndex, channels }: AdtsLayout, packetLength: number): Uint8Array => {
  const length = packetLength + 7;
  return Uint8Array.of(
    0xff,
    0xf1,
    ((lowComplexity - 1) << 6) | (rateIndex << 2) | (channels >> 2),
    ((channels & 3) << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  );
};
