// The source that we make is the one that the published graph makes, but for the noise that the graph lacks.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { readBaseWeights } from '../../onnx/base-weights.ts';
import { cutGraph } from '../../onnx/cut-graph.ts';
import { TENSORS } from '../../onnx/kokoro-graphs.ts';
import { FLOAT, readModel } from '../../onnx/model.ts';
import { makeSource, seededNoise } from './source.ts';

/** Half a second: silence, then a rising voice. */
const pitch = Float32Array.from({ length: 40 }, (_, i) => (i < 10 ? 0 : 120 + i));

test('magnitudes equal those of the published graph', async () => {
  const graph = cutGraph(
    readModel(await readBaseWeights()),
    [{ name: TENSORS.pitch, type: FLOAT, dims: [1, 'values'] }],
    [{ name: TENSORS.source, type: FLOAT, dims: [1, 22, 'columns'] }],
  );
  const session = await InferenceSession.create(Buffer.concat(graph));
  const result = await session.run({ [TENSORS.pitch]: new Tensor('float32', pitch, [1, pitch.length]) });
  const expected = result[TENSORS.source]!.data as Float32Array;
  const ours = makeSource(pitch, () => 0);
  expect(ours).toHaveLength(expected.length);
  // Phases of empty bins are rounding noise in both, so only the first eleven rows can be compared everywhere.
  const magnitudes = expected.subarray(0, expected.length / 2);
  expect(Math.max(...magnitudes.map((value, i) => Math.abs(value - ours[i]!)))).toBeLessThan(2e-3);
});

test('noise has the spread of a normal distribution and repeats with its seed', () => {
  const draw = (seed: number) => Array.from({ length: 20_000 }, seededNoise(seed));
  const values = draw(1);
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length;
  expect(mean).toBeCloseTo(0, 1);
  expect(variance).toBeCloseTo(1, 1);
  expect(draw(1)).toEqual(values);
  expect(draw(2)).not.toEqual(values);
});
