// A small model is cut, its weights are changed, and onnxruntime computes what is expected of it.
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { applyDelta, type DeltaManifest } from './apply-delta.ts';
import { cutGraph } from './cut-graph.ts';
import { FLOAT, type Model, makeInitializer, readModel } from './model.ts';
import { bytesField, varintField } from './protobuf.ts';

const floats = (...values: number[]): Buffer => Buffer.from(Float32Array.from(values).buffer);
const node = (op: string, inputs: string[], output: string): Buffer =>
  bytesField(
    1,
    Buffer.concat([...inputs.map((x) => bytesField(1, x)), bytesField(2, output), bytesField(4, op)]),
  );
const tensor = (name: string, ...dims: number[]) => ({ name, type: FLOAT, dims });

/** y = (x + a) W, then z = y + b; `unused` hangs on nothing. */
function makeModel(): Model {
  const weights = [
    makeInitializer('a', FLOAT, [1, 2], floats(1, 1)),
    makeInitializer('W', FLOAT, [2, 2], floats(1, 0, 0, 2)),
    makeInitializer('b', FLOAT, [1, 2], floats(100, 100)),
    makeInitializer('unused', FLOAT, [1], floats(7)),
  ];
  const graph = [
    node('Add', ['x', 'a'], 'moved'),
    node('MatMul', ['moved', 'W'], 'y'),
    node('Add', ['y', 'b'], 'z'),
    ...weights.map(({ whole }) => whole),
  ];
  const opset = bytesField(8, varintField(2, 17));
  return readModel(Buffer.concat([varintField(1, 8), opset, bytesField(7, Buffer.concat(graph))]));
}

async function compute(pieces: Buffer[], feeds: Record<string, number[]>, output: string): Promise<number[]> {
  const session = await InferenceSession.create(Buffer.concat(pieces));
  const tensors = Object.entries(feeds).map(([name, values]) => [
    name,
    new Tensor('float32', Float32Array.from(values), [1, values.length]),
  ]);
  const result = await session.run(Object.fromEntries(tensors));
  return Array.from(result[output]!.data as Float32Array);
}

const change = (name: string, kind: 'delta' | 'replace' | 'append', shape: number[], extra: object) =>
  ({ name, kind, shape, ...extra }) as DeltaManifest['tensors'][number];
const manifest = (...tensors: DeltaManifest['tensors']): DeltaManifest => ({
  baseSha256: '',
  styleWidth: 256,
  timbre: [0, 128],
  prosody: [128, 256],
  tensors,
});

test('both parts of a cut compute what the whole did', async () => {
  const model = makeModel();
  const first = cutGraph(model, [tensor('x', 1, 2)], [tensor('y', 1, 2)]);
  const second = cutGraph(model, [tensor('y', 1, 2)], [tensor('z', 1, 2)]);
  expect(await compute(first, { x: [2, 3] }, 'y')).toEqual([3, 8]);
  expect(await compute(second, { y: [3, 8] }, 'z')).toEqual([103, 108]);
  expect(Buffer.concat(first).includes('unused')).toBe(false);
  expect([...readModel(Buffer.concat(second)).initializers.keys()]).toEqual(['b']);
});

test('a cut that lacks an input says which', () => {
  expect(() => cutGraph(makeModel(), [], [tensor('y', 1, 2)])).toThrow('nothing makes x');
});

test('int8 differences are scaled per row and added; others replace', async () => {
  const model = makeModel();
  const values = Buffer.concat([
    Buffer.from(Int8Array.of(1, -2, 3, 4).buffer),
    floats(0.5, 0.25),
    floats(10, 20),
  ]);
  applyDelta(
    model,
    manifest(
      change('W', 'delta', [2, 2], { dtype: 'int8', offset: 0, scaleOffset: 4 }),
      change('a', 'replace', [1, 2], { dtype: 'float32', offset: 12 }),
      change('elsewhere', 'delta', [1], { dtype: 'float32', offset: 0 }),
    ),
    values,
  );
  // W = [[1.5, -1], [0.75, 3]], a = [10, 20]
  expect(
    await compute(cutGraph(model, [tensor('x', 1, 2)], [tensor('y', 1, 2)]), { x: [0, 0] }, 'y'),
  ).toEqual([30, 50]);
});

test('appended columns widen a weight', async () => {
  const model = makeModel();
  applyDelta(model, manifest(change('W', 'append', [2, 1], { dtype: 'float32', offset: 0 })), floats(5, 6));
  const pieces = cutGraph(model, [tensor('moved', 1, 2)], [tensor('y', 1, 3)]);
  expect(await compute(pieces, { moved: [1, 1] }, 'y')).toEqual([1, 2, 11]);
});

test('a difference that does not fit is refused', () => {
  const wrongSize = manifest(change('W', 'delta', [3, 2], { dtype: 'float32', offset: 0 }));
  expect(() => applyDelta(makeModel(), wrongSize, floats(1, 2, 3, 4, 5, 6))).toThrow('another size');
  const tooShort = manifest(change('W', 'delta', [2, 2], { dtype: 'float32', offset: 0 }));
  expect(() => applyDelta(makeModel(), tooShort, floats(1))).toThrow('too short');
});
