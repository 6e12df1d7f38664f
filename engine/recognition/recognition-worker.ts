import { parentPort, workerData } from 'node:worker_threads';
import { runModelThread } from './threads/model-thread.ts';
import { runReadingThread } from './threads/reading-thread.ts';
import type { ThreadData } from './threads/worker-protocol.ts';

/** Entry of every thread of the recogniser; what it does is in its worker data. */
if (!parentPort) throw new Error('recognition-worker is started as a worker thread by the recogniser.');
const data = workerData as ThreadData;
if (data.role === 'reading') await runReadingThread(parentPort, data);
else runModelThread(parentPort, data.modelsFolder);
