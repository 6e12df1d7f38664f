import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from '../threads/worker-protocol.ts';

// Stands in for a thread of the recogniser that crashes: a reading thread at once, a model thread when it gets work.
if ((workerData as ThreadData).role === 'reading') process.exit(1);
parentPort?.once('message', () => process.exit(1));
