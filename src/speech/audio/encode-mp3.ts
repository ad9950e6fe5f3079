// Writes MP3 (128 kbit/s, constant, mono) with the AI label in front: all at once, or piece by piece while speech is made.
import { createMp3Encoder } from 'wasm-media-encoders';
import type { Sound } from '../engine.ts';
import { type AiLabel, labelTag } from './label.ts';
import { infoFrame } from './mp3-info-frame.ts';

type Marks = { title: string; label: AiLabel };

const bitrate = 128;
/** LAME holds back the start of the sound by this much; the info frame tells players to skip it. */
const encoderDelay = 576;

/** A whole file. Its info frame gives players the exact length. */
export const encodeMp3 = async (sound: Sound, marks: Marks): Promise<Uint8Array> => {
  const frames: Uint8Array[] = [];
  for await (const piece of encodeFrames([sound.samples], sound.sampleRate)) frames.push(piece);
  const audio = Buffer.concat(frames);
  const info = infoFrame(audio, sound.samples.length, encoderDelay);
  return new Uint8Array(Buffer.concat([labelTag(marks.label, marks.title), info, audio]));
};

/** The same as a stream: the label first, then frames as the samples come. Constant rate, so the length follows from the size. */
export async function* encodeMp3Stream(
  pieces: AsyncIterable<Float32Array> | Iterable<Float32Array>,
  sampleRate: number,
  marks: Marks,
): AsyncGenerator<Uint8Array> {
  yield labelTag(marks.label, marks.title);
  yield* encodeFrames(pieces, sampleRate);
}

async function* encodeFrames(
  pieces: AsyncIterable<Float32Array> | Iterable<Float32Array>,
  sampleRate: number,
): AsyncGenerator<Uint8Array> {
  const outputSampleRate = mp3Rates.find((rate) => rate === sampleRate);
  if (!outputSampleRate) throw new RangeError(`MP3 cannot hold ${sampleRate} Hz at ${bitrate} kbit/s`);
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate, bitrate, outputSampleRate });
  for await (const piece of pieces) {
    // The encoder's memory is small and its answer is overwritten by the next call.
    for (let at = 0; at < piece.length; at += chunk) {
      const louder = piece.subarray(at, at + chunk).map((sample) => sample / lameScale);
      const bytes = encoder.encode([louder]);
      if (bytes.length > 0) yield bytes.slice();
    }
  }
  yield encoder.finalize().slice();
}

const chunk = 24_000;
/** LAME turns all it encodes down by 5 %, which would miss the loudness asked for. */
const lameScale = 0.95;
const mp3Rates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;
