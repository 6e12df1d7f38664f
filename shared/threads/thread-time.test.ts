import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { noteThreadId, threadProcessorMs, WATCHED_COUNTS } from './thread-time.ts';

const onLinux = process.platform === 'linux';
const shared = () => new Int32Array(new SharedArrayBuffer(4 * WATCHED_COUNTS));

describe('the processor time of a thread', () => {
  it('is not known before it has told who it is', () => {
    expect(threadProcessorMs(shared())).toBeNull();
  });

  it.runIf(onLinux)('is its own, and not that of others in the process', async () => {
    const [idle, busy] = [shared(), shared()];
    const url = new URL('thread-time.ts', import.meta.url).href;
    const code = `const { parentPort, workerData } = require('node:worker_threads');
      import(${JSON.stringify(url)}).then(({ noteThreadId, threadProcessorMs }) => {
        noteThreadId(workerData.counts);
        while (workerData.isBusy && threadProcessorMs(workerData.counts) < 600);
        parentPort.postMessage('done');
        setInterval(() => {}, 1000);
      });`;
    const start = (counts: Int32Array, isBusy: boolean) =>
      new Worker(code, { eval: true, workerData: { counts, isBusy } });
    const workers = [start(idle, false), start(busy, true)];
    await Promise.all(workers.map((worker) => once(worker, 'message')));
    expect(threadProcessorMs(busy)).toBeGreaterThanOrEqual(600);
    expect(threadProcessorMs(idle)).toBeLessThan(threadProcessorMs(busy)!);
    await Promise.all(workers.map((worker) => worker.terminate()));
  });

  it.runIf(onLinux)('is told of a thread that does not answer', () => {
    const counts = shared();
    noteThreadId(counts);
    expect(threadProcessorMs(counts)).not.toBeNull();
  });
});
