import { Worker } from 'node:worker_threads';

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../clip-worker.ts' : './clip-worker.js';

/** Starts a thread that makes clips. */
export const startClipThread = (): Worker => new Worker(new URL(entry, import.meta.url));
