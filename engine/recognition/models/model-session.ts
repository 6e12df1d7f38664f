import path from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

/**
 * Opens a model on one thread of its own: parallel work comes from several worker threads, each with its own sessions,
 * which is faster than one session on several threads. Spinning and the memory arena only cost here.
 */
export async function openModel(modelsFolder: string, file: string): Promise<InferenceSession> {
  return InferenceSession.create(path.join(modelsFolder, file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
