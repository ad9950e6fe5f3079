// An ONNX model as far as it must be understood to be cut in two and given other weights: nodes and initializers.
import {
  bytesField,
  delimitedField,
  type Field,
  readFields,
  readVarint,
  VARINT,
  varintField,
} from './protobuf.ts';

export const FLOAT = 1;
export const INT64 = 7;

type Node = { inputs: string[]; outputs: string[]; whole: Buffer };

/** A weight. `data` is a view into the file: writing to it changes the model. */
export type Initializer = { name: string; type: number; dims: number[]; data: Buffer; whole: Buffer };

export type Model = {
  /** IR version, producer, opsets: everything but the graph. */
  header: Buffer[];
  nodes: Node[];
  initializers: Map<string, Initializer>;
};

/** An input or output of a graph; a dimension is a size or the name of a free one. */
export type Tensor = { name: string; type: number; dims: (number | string)[] };

const MODEL = { graph: 7 };
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2 };
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 };

export function readModel(file: Buffer): Model {
  const model: Model = { header: [], nodes: [], initializers: new Map() };
  for (const field of readFields(file)) {
    if (field.number === MODEL.graph) readGraph(field.bytes, model);
    else model.header.push(field.whole);
  }
  if (model.nodes.length === 0) throw new Error('Not an ONNX model: it has no nodes');
  return model;
}

function readGraph(graph: Buffer, model: Model): void {
  for (const field of readFields(graph)) {
    if (field.number === GRAPH.node) model.nodes.push(readNode(field));
    if (field.number === GRAPH.initializer) {
      const initializer = readInitializer(field);
      model.initializers.set(initializer.name, initializer);
    }
  }
}

function readNode(field: Field): Node {
  const node: Node = { inputs: [], outputs: [], whole: field.whole };
  for (const part of readFields(field.bytes)) {
    if (part.number === NODE.input) node.inputs.push(part.bytes.toString());
    if (part.number === NODE.output) node.outputs.push(part.bytes.toString());
  }
  return node;
}

function readInitializer(field: Field): Initializer {
  const tensor: Initializer = { name: '', type: 0, dims: [], data: Buffer.alloc(0), whole: field.whole };
  for (const part of readFields(field.bytes)) {
    if (part.number === TENSOR.name) tensor.name = part.bytes.toString();
    if (part.number === TENSOR.type) tensor.type = part.value;
    if (part.number === TENSOR.raw) tensor.data = part.bytes;
    if (part.number === TENSOR.dims)
      tensor.dims.push(...(part.wire === VARINT ? [part.value] : unpack(part.bytes)));
  }
  return tensor;
}

function unpack(packed: Buffer): number[] {
  const values: number[] = [];
  for (let at = 0; at < packed.length; ) {
    const { value, next } = readVarint(packed, at);
    values.push(value);
    at = next;
  }
  return values;
}

/** A weight of another shape than the file's. */
export function makeInitializer(name: string, type: number, dims: number[], data: Buffer): Initializer {
  const body = [
    ...dims.map((size) => varintField(TENSOR.dims, size)),
    varintField(TENSOR.type, type),
    bytesField(TENSOR.name, name),
    ...delimitedField(TENSOR.raw, [data]),
  ];
  return { name, type, dims, data, whole: Buffer.concat(delimitedField(GRAPH.initializer, body)) };
}

/** The file as pieces, to be written one after another. */
export function writeModel(
  model: Model,
  nodes: readonly Node[],
  initializers: readonly Initializer[],
  inputs: readonly Tensor[],
  outputs: readonly Tensor[],
): Buffer[] {
  const graph = [
    ...nodes.map((node) => node.whole),
    bytesField(GRAPH.name, 'graph'),
    ...initializers.map((initializer) => initializer.whole),
    ...inputs.map((tensor) => bytesField(GRAPH.input, describe(tensor))),
    ...outputs.map((tensor) => bytesField(GRAPH.output, describe(tensor))),
  ];
  return [...model.header, ...delimitedField(MODEL.graph, graph)];
}

/** ValueInfoProto: name, then type = { tensor_type = { elem_type, shape = { dim... } } }. */
function describe(tensor: Tensor): Buffer {
  const shape = tensor.dims.map((size) =>
    bytesField(1, typeof size === 'number' ? varintField(1, size) : bytesField(2, size)),
  );
  const type = Buffer.concat([varintField(1, tensor.type), bytesField(2, Buffer.concat(shape))]);
  return Buffer.concat([bytesField(1, tensor.name), bytesField(2, bytesField(1, type))]);
}
