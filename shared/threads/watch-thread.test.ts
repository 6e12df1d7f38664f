import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { threadProcessorMs, WATCHED_COUNTS } from './thread-time.ts';
import { watchThread } from './watch-thread.ts';

const LIMIT_MS = 100;
/** Far beyond the limit, also where only an upper bound is known. */
const LONG_MS = 3000;
const THREAD_TIME = JSON.stringify(new URL('thread-time.ts', import.meta.url).href);
const counted = () => new Int32Array(new SharedArrayBuffer(4 * WATCHED_COUNTS));

/** A thread that tells who it is, says so, and then does `work`. */
async function threadThat(work: string, counts: Int32Array): Promise<Worker> {
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    import(${THREAD_TIME}).then(({ noteThreadId }) => {
      noteThreadId(workerData);
      parentPort.postMessage('begun');
      ${work}
    });`;
  const worker = new Worker(code, { eval: true, workerData: counts });
  await once(worker, 'message');
  return worker;
}

/** A thread of Node 20, with which Electron 33 runs: it can't be asked what processor time it took. */
const asInNode20 = (worker: Worker): Worker =>
  new Proxy(worker, {
    has: (target, key) => key !== 'cpuUsage' && key in target,
    get: (target, key) => Reflect.get(target, key),
  });

describe.runIf(process.platform === 'linux')('a watched thread', () => {
  it('is not stalled while it waits and others take the processor', async () => {
    const [waiting, burning] = [counted(), counted()];
    const workers = [
      await threadThat('Atomics.wait(workerData, 0, 0);', waiting),
      await threadThat('for (;;);', burning),
    ];
    let isStalled = false;
    const watch = watchThread(
      asInNode20(workers[0]!),
      { progress: waiting, limitMs: LIMIT_MS },
      () => (isStalled = true),
    );
    while (threadProcessorMs(burning)! < LONG_MS) await pause(50);
    watch.stop();
    await Promise.all(workers.map((worker) => worker.terminate()));
    expect(isStalled).toBe(false);
  });

  it('is stalled when it takes processor time and nothing comes of it', async () => {
    const progress = counted();
    const worker = await threadThat('for (;;);', progress);
    await new Promise<void>((resolve) => void watchThread(worker, { progress, limitMs: LIMIT_MS }, resolve));
    await worker.terminate();
  });
});
