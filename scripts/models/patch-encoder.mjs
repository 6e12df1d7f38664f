import onnxProto from 'onnx-proto';

const { onnx } = onnxProto;
const FLOAT = 1;

/** Early layers still carry the voice; later ones have dropped it in favour of the words. */
const VOICE_LAYERS = [1, 2, 3];

/**
 * Adds the hidden states after the early layers as outputs `hidden.<layer>` to Moonshine's encoder.
 * @param {Uint8Array} bytes the model as published
 * @returns {Uint8Array}
 */
export function exposeHiddenStates(bytes) {
  const model = onnx.ModelProto.decode(bytes);
  addHiddenOutputs(model.graph);
  return onnx.ModelProto.encode(model).finish();
}

/**
 * Cuts the encoder after the last voice layer: a small model that only gives `hidden.<layer>`.
 * @param {Uint8Array} bytes the model as published
 * @returns {Uint8Array}
 */
export function cutVoiceEncoder(bytes) {
  const model = onnx.ModelProto.decode(bytes);
  const { graph } = model;
  addHiddenOutputs(graph);
  graph.output = graph.output.filter((output) => output.name.startsWith('hidden.'));
  keepReachable(graph);
  return onnx.ModelProto.encode(model).finish();
}

function addHiddenOutputs(graph) {
  for (const layer of VOICE_LAYERS) {
    const sumName = `/layers.${layer - 1}/Add_1`;
    const sum = graph.node.find((node) => node.name === sumName);
    if (!sum) throw new Error(`The encoder has no ${sumName}; is it another release?`);
    const name = `hidden.${layer}`;
    graph.node.push(onnx.NodeProto.create({ opType: 'Identity', input: [sum.output[0]], output: [name], name }));
    graph.output.push(onnx.ValueInfoProto.create({ name, type: { tensorType: { elemType: FLOAT } } }));
  }
}

function keepReachable(graph) {
  const needed = new Set(graph.output.map((output) => output.name));
  const kept = [];
  for (const node of graph.node.toReversed()) {
    if (!node.output.some((name) => needed.has(name))) continue;
    kept.unshift(node);
    for (const name of node.input) needed.add(name);
  }
  graph.node = kept;
  graph.initializer = graph.initializer.filter((tensor) => needed.has(tensor.name));
}
