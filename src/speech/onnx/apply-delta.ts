// Turns the base weights into the tuned ones: adds the quantised differences of models/decoder-delta to a model.
import { z } from 'zod';
import { FLOAT, INT64, type Initializer, type Model, makeInitializer } from './model.ts';

const entry = z.object({
  name: z.string(),
  kind: z.enum(['delta', 'replace', 'append']),
  shape: z.array(z.number().int().positive()),
  dtype: z.enum(['int8', 'float32', 'int64']),
  offset: z.number().int().nonnegative(),
  scaleOffset: z.number().int().nonnegative().optional(),
});

/** models/decoder-delta.json; models/README.md says what the fields mean. */
export const deltaManifest = z.object({
  baseSha256: z.string(),
  styleWidth: z.number().int().min(256).max(4096),
  timbre: z.tuple([z.number(), z.number()]),
  prosody: z.tuple([z.number(), z.number()]),
  tensors: z.array(entry),
});
export type DeltaManifest = z.infer<typeof deltaManifest>;
type Entry = z.infer<typeof entry>;

/** Changes the model's weights, in place where the shape stays. Entries for weights it does not have are skipped. */
export function applyDelta(model: Model, manifest: DeltaManifest, values: Buffer): void {
  for (const change of manifest.tensors) {
    const initializer = model.initializers.get(change.name);
    if (initializer === undefined) continue;
    if (initializer.type !== (change.dtype === 'int64' ? INT64 : FLOAT)) {
      throw new Error(`The difference for ${change.name} is of another type than the weight`);
    }
    if (change.kind === 'append') {
      model.initializers.set(
        change.name,
        appendColumns(initializer, readValues(change, values), change.shape),
      );
    } else if (sizeOf(initializer.dims) !== sizeOf(change.shape)) {
      throw new Error(`The difference for ${change.name} has another size than the weight`);
    } else if (change.dtype === 'int64') {
      values.copy(initializer.data, 0, change.offset, change.offset + initializer.data.length);
    } else {
      writeFloats(initializer.data, readValues(change, values), change.kind === 'delta');
    }
  }
}

const sizeOf = (dims: readonly number[]): number => dims.reduce((product, size) => product * size, 1);

function readValues(change: Entry, values: Buffer): Float32Array {
  const size = sizeOf(change.shape);
  if (change.dtype !== 'int8') return floatsAt(values, change.offset, size);
  if (change.scaleOffset === undefined) throw new Error(`${change.name} has no scales`);
  const rows = change.shape[0] ?? 1;
  const scales = floatsAt(values, change.scaleOffset, rows);
  const result = new Float32Array(size);
  const perRow = size / rows;
  const quantised = new Int8Array(values.buffer, values.byteOffset + change.offset, size);
  for (let row = 0; row < rows; row++) {
    const scale = scales[row] ?? 0;
    for (let i = row * perRow; i < (row + 1) * perRow; i++) result[i] = (quantised[i] ?? 0) * scale;
  }
  return result;
}

/** A copy, because the bytes in a file need not be aligned. */
function floatsAt(bytes: Buffer, offset: number, count: number): Float32Array {
  const copy = new Uint8Array(count * 4);
  if (bytes.copy(copy, 0, offset, offset + count * 4) !== count * 4)
    throw new Error('The difference file is too short');
  return new Float32Array(copy.buffer);
}

function writeFloats(target: Buffer, values: Float32Array, add: boolean): void {
  const view = new DataView(target.buffer, target.byteOffset, target.length);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    view.setFloat32(i * 4, add ? view.getFloat32(i * 4, true) + value : value, true);
  }
}

/** [rows, a] and [rows, b] become [rows, a + b]: the tuned decoder reads a wider style than the base. */
function appendColumns(initializer: Initializer, added: Float32Array, shape: readonly number[]): Initializer {
  const [rows = 0, width = 0] = initializer.dims;
  const extra = shape[1] ?? 0;
  if (initializer.dims.length !== 2 || shape[0] !== rows)
    throw new Error(`${initializer.name} cannot be widened`);
  const old = floatsAt(initializer.data, 0, rows * width);
  const wide = new Float32Array(rows * (width + extra));
  for (let row = 0; row < rows; row++) {
    wide.set(old.subarray(row * width, (row + 1) * width), row * (width + extra));
    wide.set(added.subarray(row * extra, (row + 1) * extra), row * (width + extra) + width);
  }
  return makeInitializer(initializer.name, FLOAT, [rows, width + extra], Buffer.from(wide.buffer));
}
