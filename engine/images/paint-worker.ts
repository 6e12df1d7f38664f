import { parentPort } from 'node:worker_threads';
import { runPaintThread } from './threads/paint-thread.ts';

/** Entry of every thread of the painter. */
if (!parentPort) throw new Error('paint-worker is started as a worker thread by the painter.');
runPaintThread(parentPort);
