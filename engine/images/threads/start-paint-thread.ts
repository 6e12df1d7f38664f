import { Worker } from 'node:worker_threads';

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../paint-worker.ts' : './paint-worker.js';

/** Starts a thread that paints. */
export const startPaintThread = (): Worker => new Worker(new URL(entry, import.meta.url));
