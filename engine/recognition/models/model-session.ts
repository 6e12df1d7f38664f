import path from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/**
 * Opens a model on one thread of its own: parallel work comes from several worker threads, each with its own sessions,
 * which is faster than one session on several threads. Spinning and the memory arena only cost here.
 * `isOptimised`: its graph was when the models folder was made, see scripts/models/optimise-graph.mjs.
 */
export async function openModel(
  modelsFolder: string,
  file: string,
  { isOptimised = false } = {},
): Promise<InferenceSession> {
  return InferenceSession.create(path.join(modelsFolder, file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: isOptimised ? 'disabled' : 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
