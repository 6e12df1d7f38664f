import { isMainThread, Worker, workerData } from 'node:worker_threads';
import process from 'node:process';
import { endAboveLimits } from '../end-above-limits.ts';

/** Program for tests: a thread of it never comes back, or takes memory without end, as its argument says. */
if (isMainThread) {
  endAboveLimits({ processorMs: 2000, memoryBytes: 400e6 });
  new Worker(new URL(import.meta.url), { workerData: process.argv[2] });
} else if (workerData === 'memory') {
  const taken: Buffer[] = [];
  setInterval(() => taken.push(Buffer.alloc(20e6, 1)), 5);
} else {
  for (;;);
}
