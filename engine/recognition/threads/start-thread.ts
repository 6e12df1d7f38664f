import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { ThreadData } from './worker-protocol.ts';

/** Starts threads; the one place that knows where their code lies. */
export type StartThread = (data: ThreadData) => Worker;

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../recognition-worker.ts' : './recognition-worker.js';

/**
 * Starts a thread of the recogniser. ONNX Runtime reports its use to its maker unless this variable is set in the
 * process (a thread has only a copy of the environment) before the library is loaded.
 */
export const startThread: StartThread = (data) => {
  process.env['ORT_DISABLE_TELEMETRY'] = '1';
  // A demuxer that believes a damaged table takes gigabytes; models need their memory.
  const limits = data.role === 'reading' ? { resourceLimits: { maxOldGenerationSizeMb: 256 } } : {};
  return new Worker(new URL(entry, import.meta.url), { workerData: data, ...limits });
};
