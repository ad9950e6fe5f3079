// Plain Kokoro as published, one graph, for comparison in the same run.
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { readBaseWeights } from '../src/speech/onnx/base-weights.ts';

type PlainKokoro = (ids: readonly number[], style: Float32Array) => Promise<Float32Array>;

export async function openPlainKokoro(cacheFolder: string, threads: number): Promise<PlainKokoro> {
  const path = join(cacheFolder, 'kokoro-plain.onnx');
  await access(path).catch(async () => writeFile(path, await readBaseWeights()));
  const session = await InferenceSession.create(path, { intraOpNumThreads: threads });
  return async (ids, style) => {
    const padded = BigInt64Array.from([0, ...ids, 0], BigInt);
    const result = await session.run({
      input_ids: new Tensor('int64', padded, [1, padded.length]),
      style: new Tensor('float32', style, [1, style.length]),
      speed: new Tensor('float32', Float32Array.of(1), [1]),
    });
    return result.waveform!.data as Float32Array;
  };
}
