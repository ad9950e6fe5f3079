// Reads MP3 through mpg123 (WebAssembly), in pieces so that a long file is stopped early.
import { MPEGDecoder } from 'mpg123-decoder';
import { AudioError } from '../audio-error.ts';
import { MonoTrack } from '../mono-track.ts';

const pieceBytes = 65_536;

export const decodeMp3 = async (bytes: Uint8Array, maxSeconds: number): Promise<MonoTrack> => {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    let track: MonoTrack | undefined;
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + pieceBytes));
      if (samplesDecoded === 0) continue;
      track ??= new MonoTrack(sampleRate, maxSeconds);
      // A damaged header can claim another rate for one frame; such a frame would only be noise.
      if (sampleRate === track.sampleRate) track.add(channelData, 0, samplesDecoded);
    }
    if (!track) throw new AudioError('corrupt', 'no MP3 frame can be read');
    return track;
  } finally {
    decoder.free();
  }
};
