// Opens MP4, Ogg and ADTS files with mediabunny and hands their packets to the codec's decoder.
import { ADTS, BufferSource, EncodedPacketSink, Input, MP4, OGG, QTFF } from 'mediabunny';
import { AudioError } from '../audio-error.ts';
import type { MonoTrack } from '../mono-track.ts';
import { decodeAac } from './aac.ts';
import { decodeOpus } from './opus.ts';
import type { PacketTrack } from './packet-track.ts';
import { decodeVorbis } from './vorbis.ts';

export const decodeContainer = async (
  bytes: Uint8Array,
  maxSeconds: number,
): Promise<{ track: MonoTrack; codec: string }> => {
  const input = new Input({
    source: new BufferSource(bytes),
    formats: [MP4, QTFF, OGG, ADTS],
  });
  try {
    const audio = await input.getPrimaryAudioTrack();
    if (!audio) throw new AudioError('empty', 'the file has no sound track');
    const codec = await audio.getCodec();
    const config = await audio.getDecoderConfig();
    if (!codec || !config) throw new AudioError('unsupported', 'the sound track is of an unknown kind');
    const packetTrack: PacketTrack = {
      packets: new EncodedPacketSink(audio).packets(),
      description: config.description ? asBytes(config.description) : null,
      channels: config.numberOfChannels,
      sampleRate: config.sampleRate,
    };
    switch (codec) {
      case 'opus':
        return { codec, track: await decodeOpus(packetTrack, maxSeconds) };
      case 'aac':
        return { codec, track: await decodeAac(packetTrack, maxSeconds) };
      case 'vorbis':
        return { codec, track: await decodeVorbis(bytes, packetTrack, maxSeconds) };
      default:
        throw new AudioError('unsupported', `codec ${codec}`);
    }
  } finally {
    input.dispose();
  }
};

const asBytes = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
