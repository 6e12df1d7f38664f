import { Worker } from 'node:worker_threads';

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../music-worker.ts' : './music-worker.js';

/** Starts a thread that makes songs. */
export const startMusicThread = (): Worker => new Worker(new URL(entry, import.meta.url));
