import { Worker } from 'node:worker_threads';

/** Starts a speech thread; the one place that knows where its code lies. */
export type StartSpeechThread = () => Worker;

/** From sources the entry lies one folder up; in the bundle it is a file beside the one that starts it. */
const entry = import.meta.url.endsWith('.ts') ? '../speech-worker.ts' : './speech-worker.js';

/** Starts a thread that speaks. */
export const startSpeechThread: StartSpeechThread = () => new Worker(new URL(entry, import.meta.url));
