// Gathers decoded pieces into one mono track, and stops a file that decodes to more than it may.
import { AudioError } from './audio-error.ts';

/** Rates outside this are a broken header, not a recording. */
const lowestRate = 3000;
const highestRate = 384_000;

export class MonoTrack {
  readonly sampleRate: number;
  #pieces: Float32Array[] = [];
  #length = 0;
  #limit: number;
  #maxSeconds: number;
  #first: Float32Array[] = [];
  #mixEnergy = 0;
  #channelEnergy = 0;

  constructor(sampleRate: number, maxSeconds: number) {
    if (!(sampleRate >= lowestRate && sampleRate <= highestRate))
      throw new AudioError('corrupt', `sample rate ${sampleRate} Hz makes no sense`);
    this.sampleRate = sampleRate;
    this.#maxSeconds = maxSeconds;
    this.#limit = Math.ceil(maxSeconds * sampleRate);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a piece, one array per channel. Samples that are not numbers become silence. */
  add(channels: readonly Float32Array[], from = 0, to = channels[0]?.length ?? 0): void {
    const first = channels[0];
    if (!first || to <= from) return;
    if (this.#length + to - from > this.#limit)
      throw new AudioError('tooLong', `longer than ${this.#maxSeconds} s`);
    const mix = new Float32Array(to - from);
    for (let i = from; i < to; i++) {
      let sum = 0;
      for (const channel of channels) {
        const value = channel[i]!;
        if (!Number.isFinite(value)) continue;
        const held = Math.max(-8, Math.min(8, value));
        sum += held;
        this.#channelEnergy += (held * held) / channels.length;
      }
      const mean = sum / channels.length;
      this.#mixEnergy += mean * mean;
      mix[i - from] = mean;
    }
    this.#pieces.push(mix);
    if (channels.length > 1) this.#first.push(first.slice(from, to));
    this.#length += mix.length;
  }

  /** The whole track. A stereo file whose channels cancel each other gives its first channel instead of silence. */
  take(): Float32Array {
    const cancelled =
      this.#mixEnergy < 0.02 * this.#channelEnergy && this.#first.length === this.#pieces.length;
    const samples = new Float32Array(this.#length);
    let at = 0;
    for (const piece of cancelled ? this.#first : this.#pieces) {
      samples.set(piece, at);
      at += piece.length;
    }
    if (cancelled) for (let i = 0; i < samples.length; i++) if (!(Math.abs(samples[i]!) <= 8)) samples[i] = 0;
    return samples;
  }
}
