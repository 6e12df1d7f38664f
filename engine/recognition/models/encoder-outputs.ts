import { Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE } from './sample-rate.ts';

/** The first convolution of the encoder fails on less. */
const MINIMUM_SAMPLES = SAMPLE_RATE / 4;

/** Hidden states of the encoder's early layers: per layer `frameCount` rows of `size` numbers. */
export type HiddenStates = { frameCount: number; size: number; layers: Float32Array[] };

/** Names of the outputs that hold early hidden states. */
export const HIDDEN_OUTPUTS = ['hidden.1', 'hidden.2', 'hidden.3'];

/** Samples as the encoder wants them: one row, silence added to a sound that is too short. */
export function soundTensor(samples: Float32Array): Tensor {
  if (samples.length >= MINIMUM_SAMPLES) return new Tensor('float32', samples, [1, samples.length]);
  const padded = new Float32Array(MINIMUM_SAMPLES);
  padded.set(samples);
  return new Tensor('float32', padded, [1, padded.length]);
}

/** Collects the early hidden states of an encoder's result. */
export function hiddenStates(result: Record<string, Tensor>): HiddenStates {
  const tensors = HIDDEN_OUTPUTS.map((name) => result[name]!);
  const [, frameCount, size] = tensors[0]!.dims as readonly [number, number, number];
  return { frameCount, size, layers: tensors.map((tensor) => tensor.data as Float32Array) };
}
