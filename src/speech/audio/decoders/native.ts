// AAC and Vorbis through node-web-audio-api (Symphonia, in Rust). Only its offline decoder is used: no sound device is opened.
import { AudioError } from '../audio-error.ts';

/** Decodes a file held in memory at its own rate, one array per channel. */
export const decodeNatively = async (bytes: Uint8Array, sampleRate: number): Promise<Float32Array[]> => {
  const OfflineAudioContext = await loadDecoder();
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate });
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  try {
    const buffer = await context.decodeAudioData(copy);
    return Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel));
  } catch (cause) {
    throw new AudioError('corrupt', 'the packets cannot be decoded', { cause });
  }
};

/** Loaded on first use: on Linux the library needs libasound.so.2, and a machine without it still reads all else. */
const loadDecoder = async () => {
  try {
    return (await import('node-web-audio-api')).OfflineAudioContext;
  } catch (cause) {
    throw new AudioError('unsupported', 'AAC and Vorbis need the system library libasound.so.2', { cause });
  }
};
