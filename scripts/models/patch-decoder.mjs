import onnxProto from 'onnx-proto';

const { onnx } = onnxProto;
const EMBEDDING = 'model.decoder.embed_tokens.weight_merged_0';
const UINT8 = 2;
const FLOAT = 1;

/** Layers whose cross-attention tells where in the sound a token was heard (see engine/recognition/transcription/alignment.ts). */
const ATTENTION_LAYERS = [4, 5, 6, 7];

/**
 * Patches Moonshine's merged decoder. Two changes to both branches of its `If`:
 * the head multiplies 8-bit weights instead of turning the whole embedding into floats for every token, which halves
 * the time of a token; and the cross-attention of some layers becomes an output, `cross_attention.<layer>`.
 * @param {Uint8Array} bytes the model as published
 * @returns {Uint8Array}
 */
export function patchDecoder(bytes) {
  const model = onnx.ModelProto.decode(bytes);
  const graph = model.graph;
  graph.initializer.push(transposedEmbedding(graph));
  const branching = graph.node.find((node) => node.opType === 'If');
  for (const attribute of branching.attribute) {
    replaceHead(attribute.g, `${attribute.name}_`);
    exposeAttention(attribute.g);
  }
  for (const layer of ATTENTION_LAYERS) {
    branching.output.push(`cross_attention.${layer}`);
    graph.output.push(floatOutput(`cross_attention.${layer}`));
  }
  return onnx.ModelProto.encode(model).finish();
}

function transposedEmbedding(graph) {
  const weight = graph.initializer.find((tensor) => tensor.name === `${EMBEDDING}_quantized`);
  if (weight?.dataType !== UINT8) throw new Error('The decoder has no 8-bit token embedding; is it another release?');
  const [rows, columns] = weight.dims.map(Number);
  const transposed = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      transposed[column * rows + row] = weight.rawData[row * columns + column];
    }
  }
  return onnx.TensorProto.create({
    name: 'head_weight',
    dims: [columns, rows],
    dataType: UINT8,
    rawData: transposed,
  });
}

function replaceHead(branch, prefix) {
  branch.node = branch.node.filter(
    (node) => !node.output[0].startsWith('model.decoder.embed_tokens.weight_transposed'),
  );
  const position = branch.node.findIndex((node) => node.name === '/proj_out/MatMul');
  if (position < 0) throw new Error('The decoder has no /proj_out/MatMul; is it another release?');
  const node = (opType, input, output, attribute = []) =>
    onnx.NodeProto.create({ opType, input, output, name: prefix + output[0], attribute });
  const name = (part) => prefix + part;
  const toFloat = onnx.AttributeProto.create({ name: 'to', type: 2, i: FLOAT });
  branch.node.splice(
    position,
    1,
    node(
      'DynamicQuantizeLinear',
      [branch.node[position].input[0]],
      [name('quantized'), name('scale'), name('zero_point')],
    ),
    node(
      'MatMulInteger',
      [name('quantized'), 'head_weight', name('zero_point'), `${EMBEDDING}_zero_point`],
      [name('product')],
    ),
    node('Cast', [name('product')], [name('float_product')], [toFloat]),
    node('Mul', [name('scale'), `${EMBEDDING}_scale`], [name('product_scale')]),
    node('Mul', [name('float_product'), name('product_scale')], ['logits']),
  );
}

function exposeAttention(branch) {
  for (const layer of ATTENTION_LAYERS) {
    const softmaxName = `/model/decoder/layers.${layer}/encoder_attn/Softmax`;
    const softmax = branch.node.find((node) => node.name === softmaxName);
    if (!softmax) throw new Error(`The decoder has no ${softmaxName}; is it another release?`);
    branch.output.push(floatOutput(softmax.output[0]));
  }
}

function floatOutput(name) {
  return onnx.ValueInfoProto.create({ name, type: { tensorType: { elemType: FLOAT } } });
}
