import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from './threads/worker-protocol.ts';

/** Entry of every thread of the recogniser; what it does is in its worker data. */
if (!parentPort) throw new Error('recognition-worker is started as a worker thread by the recogniser.');
const data = workerData as ThreadData;
// Each loads what it needs: a reading thread is started for every file.
if (data.role === 'reading') {
  const [{ decodeApart }, { runReadingThread }] = await Promise.all([
    import('../threads/decode-apart.ts'),
    import('./threads/reading-thread.ts'),
  ]);
  decodeApart();
  await runReadingThread(parentPort, data);
} else {
  const { runModelThread } = await import('./threads/model-thread.ts');
  runModelThread(parentPort, data.modelsFolder);
}
