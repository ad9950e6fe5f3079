// Kokoro's two graphs at work: tokens to timing, pitch and energy; those to sound.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type KokoroGraphs, TENSORS } from '../../onnx/kokoro-graphs.ts';
import { makeSource, seededNoise } from './source.ts';

/** What the prosody graph gives. Durations are in frames of 25 ms, one per token and one for the silence at each end. */
export type Prosody = {
  content: Float32Array;
  /** Hz, two values per frame; below 10 is unvoiced. */
  pitch: Float32Array;
  /** Natural logarithm of the power, two values per frame. */
  energy: Float32Array;
  durations: number[];
};

export type Kokoro = {
  predict: (ids: readonly number[], prosodyStyle: Float32Array, speed: number) => Promise<Prosody>;
  /** 24 kHz sound, 600 samples per frame. The seed decides the breath noise. */
  render: (prosody: Prosody, timbre: Float32Array, seed: number) => Promise<Float32Array>;
};

export const SAMPLE_RATE = 24_000;
export const FRAME_SAMPLES = 600;
const CHANNELS = 512;
/** The published graph forgets to divide by the sum of its squared windows. */
const OVERLAP_GAIN = 1.5;
/** The first samples of the same inverse transform are wrong. */
const WRONG_SAMPLES = 10;

export async function openKokoro(graphs: KokoroGraphs, threads: number): Promise<Kokoro> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: threads,
    // Without the arena memory stays flat however long the sentences are; it costs no time that could be measured.
    enableCpuMemArena: false,
    // Threads that wait should sleep: the machine has other work, and spinning gained nothing.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  };
  const prosodyGraph = await InferenceSession.create(graphs.prosody, options);
  const decoderGraph = await InferenceSession.create(graphs.decoder, options);

  return {
    predict: async (ids, prosodyStyle, speed) => {
      const padded = BigInt64Array.from([0, ...ids, 0], BigInt);
      const result = await prosodyGraph.run({
        [TENSORS.ids]: new Tensor('int64', padded, [1, padded.length]),
        [TENSORS.prosodyStyle]: new Tensor('float32', prosodyStyle, [1, prosodyStyle.length]),
        [TENSORS.speed]: new Tensor('float32', Float32Array.of(speed), [1]),
      });
      return {
        content: floats(result, TENSORS.content),
        pitch: floats(result, TENSORS.pitch),
        energy: floats(result, TENSORS.energy),
        durations: Array.from(result[TENSORS.durations]?.data as BigInt64Array, Number),
      };
    },
    render: async ({ content, pitch, energy }, timbre, seed) => {
      const source = makeSource(pitch, seededNoise(seed));
      const result = await decoderGraph.run({
        [TENSORS.content]: new Tensor('float32', content, [1, CHANNELS, content.length / CHANNELS]),
        [TENSORS.pitch]: new Tensor('float32', pitch, [1, pitch.length]),
        [TENSORS.energy]: new Tensor('float32', energy, [1, energy.length]),
        [TENSORS.timbre]: new Tensor('float32', timbre, [1, timbre.length]),
        [TENSORS.source]: new Tensor('float32', source, [1, 22, source.length / 22]),
      });
      const samples = floats(result, TENSORS.waveform).map((sample) => sample / OVERLAP_GAIN);
      return samples.fill(0, 0, WRONG_SAMPLES);
    },
  };
}

function floats(result: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = result[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`The graph gave no numbers for ${name}`);
  return data;
}
