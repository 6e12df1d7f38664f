import { Worker } from 'node:worker_threads';
import type { ThreadData } from './worker-protocol.ts';

/** Starts threads; the one place that knows where their code lies. */
export type StartThread = (data: ThreadData) => Worker;

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../recognition-worker.ts' : './recognition-worker.js';

/** Starts a thread of the recogniser. */
export const startThread: StartThread = (data) => new Worker(new URL(entry, import.meta.url), { workerData: data });
