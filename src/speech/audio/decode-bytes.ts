// Turns a sound file into mono at the rate asked for, in the calling thread. `decodeAudio` wraps it with limits.
import { AudioError } from './audio-error.ts';
import { decodeContainer } from './decoders/container.ts';
import { decodeFlac } from './decoders/flac.ts';
import { decodeMp3 } from './decoders/mp3.ts';
import { decodeWav } from './decoders/wav.ts';
import { decodeWebm } from './decoders/webm.ts';
import type { MonoTrack } from './mono-track.ts';
import { clippedShare } from './quality.ts';
import { resample } from './resample.ts';
import { sniffFormat } from './sniff.ts';

export type DecodedAudio = {
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
  /** Container, and codec where it can vary: "wav", "mp3", "webm/opus". */
  format: string;
  originalSampleRate: number;
  originalSeconds: number;
  /** Share of samples in flat tops, looked for at the original rate. */
  clippedShare: number;
};

export type DecodeTarget = { sampleRate: number; maxSeconds: number };

/** Shorter than this is a click, not a recording. */
const shortestSeconds = 0.01;

export const decodeBytes = async (bytes: Uint8Array, target: DecodeTarget): Promise<DecodedAudio> => {
  if (bytes.length === 0) throw new AudioError('empty', 'the file is empty');
  const { track, format } = await decodeTrack(bytes, target.maxSeconds);
  const originalSeconds = track.length / track.sampleRate;
  if (originalSeconds < shortestSeconds) throw new AudioError('empty', 'the file holds no sound');
  const original = track.take();
  return {
    samples: resample(original, track.sampleRate, target.sampleRate) as Float32Array<ArrayBuffer>,
    sampleRate: target.sampleRate,
    format,
    originalSampleRate: track.sampleRate,
    originalSeconds,
    clippedShare: clippedShare(original),
  };
};

const decodeTrack = async (
  bytes: Uint8Array,
  maxSeconds: number,
): Promise<{ track: MonoTrack; format: string }> => {
  const format = sniffFormat(bytes);
  try {
    switch (format) {
      case null:
        throw new AudioError('unsupported', 'not a sound file that can be read');
      case 'wav':
        return { format, track: decodeWav(bytes, maxSeconds) };
      case 'flac':
        return { format, track: decodeFlac(bytes, maxSeconds) };
      case 'mp3':
        return { format, track: await decodeMp3(bytes, maxSeconds) };
      default: {
        const open = format === 'webm' ? decodeWebm : decodeContainer;
        const { track, codec } = await open(bytes, maxSeconds);
        return { format: format === codec ? format : `${format}/${codec}`, track };
      }
    }
  } catch (cause) {
    // Whatever a parser throws on hostile bytes means the same to the caller.
    throw cause instanceof AudioError ? cause : new AudioError('corrupt', 'the file is damaged', { cause });
  }
};
