// Cuts out the part of a model that leads from given tensors to given tensors, with the weights that it needs.
import { type Model, type Tensor, writeModel } from './model.ts';

/** The pieces of an ONNX file for the part between `inputs` and `outputs`. Throws when it needs anything else. */
export function cutGraph(model: Model, inputs: readonly Tensor[], outputs: readonly Tensor[]): Buffer[] {
  const given = new Set(inputs.map((tensor) => tensor.name));
  const maker = new Map(model.nodes.flatMap((node) => node.outputs.map((output) => [output, node])));
  const kept = new Set<(typeof model.nodes)[number]>();
  const weights = new Set<string>();
  const wanted = outputs.map((tensor) => tensor.name);
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (name === '' || given.has(name)) continue;
    const node = maker.get(name);
    if (node === undefined) {
      if (!model.initializers.has(name)) throw new Error(`The graph cannot be cut: nothing makes ${name}`);
      weights.add(name);
    } else if (!kept.has(node)) {
      kept.add(node);
      wanted.push(...node.inputs);
    }
  }
  return writeModel(
    model,
    model.nodes.filter((node) => kept.has(node)),
    [...model.initializers.values()].filter((initializer) => weights.has(initializer.name)),
    inputs,
    outputs,
  );
}
