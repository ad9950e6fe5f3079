// Decodes Opus packets (WebM, MP4, Ogg) through libopus in WebAssembly, always at 48 kHz.
import { OpusDecoder } from 'opus-decoder';
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';
import type { PacketTrack } from './packet-track.ts';

const rate = 48_000;
const batch = 50;

export const decodeOpus = async (source: PacketTrack, maxSeconds: number): Promise<MonoTrack> => {
  const head = readHead(source);
  const decoder = new OpusDecoder(head.options);
  await decoder.ready;
  const track = new MonoTrack(rate, maxSeconds);
  let skip = head.preSkip;
  const decodeBatch = (frames: Uint8Array[]): void => {
    const { channelData, samplesDecoded } = decoder.decodeFrames(frames);
    const from = Math.min(skip, samplesDecoded);
    skip -= from;
    track.add(channelData, from, samplesDecoded);
  };
  try {
    let frames: Uint8Array[] = [];
    for await (const packet of source.packets) {
      if (packet.data.length === 0) continue;
      frames.push(packet.data);
      if (frames.length < batch) continue;
      decodeBatch(frames);
      frames = [];
    }
    if (frames.length > 0) decodeBatch(frames);
    return track;
  } finally {
    decoder.free();
  }
};

type Head = { preSkip: number; options: NonNullable<ConstructorParameters<typeof OpusDecoder>[0]> };

/** Reads the OpusHead structure; mapping family 0 is mono or stereo, family 1 names up to 8 channels. */
const readHead = ({ description, channels }: PacketTrack): Head => {
  if (!description || description.length < 19) {
    if (channels > 2)
      throw new AudioError('unsupported', `Opus with ${channels} channels and no map of them`);
    return { preSkip: 0, options: { channels } };
  }
  const count = description[9]!;
  const preSkip = description[10]! | (description[11]! << 8);
  const family = description[18]!;
  if (family === 0 && (count === 1 || count === 2)) return { preSkip, options: { channels: count } };
  if (family !== 1 || count < 1 || count > 8 || description.length < 21 + count)
    throw new AudioError('unsupported', `Opus mapping family ${family} with ${count} channels`);
  const streamCount = description[19]!;
  const coupledStreamCount = description[20]!;
  const channelMappingTable = [...description.subarray(21, 21 + count)];
  const streams = streamCount + coupledStreamCount;
  if (streamCount < 1 || coupledStreamCount > streamCount || streams > 8)
    throw new AudioError('corrupt', 'Opus names streams that cannot be');
  if (channelMappingTable.some((stream) => stream >= streams))
    throw new AudioError('corrupt', 'Opus maps a channel to no stream');
  return { preSkip, options: { channels: count, streamCount, coupledStreamCount, channelMappingTable } };
};
