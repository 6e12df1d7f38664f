import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/**
 * Optimises the graph of a model once: in the decoder, that takes longer than all other loading. Stays below the
 * optimisations of the memory layout, which would only fit processors like this one. Not for the encoders: their weights,
 * converted once, take twice the space.
 * @param {Uint8Array} bytes a model
 * @returns {Promise<Uint8Array>} the same model, to be opened without optimisation
 */
export async function optimiseGraph(bytes) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-optimised-'));
  try {
    const optimizedModelFilePath = path.join(folder, 'model.onnx');
    const session = await InferenceSession.create(bytes, {
      executionMode: 'sequential',
      graphOptimizationLevel: 'extended',
      optimizedModelFilePath,
    });
    await session.release();
    return await readFile(optimizedModelFilePath);
  } finally {
    await rm(folder, { recursive: true });
  }
}
