import process from 'node:process';
import type { Worker } from 'node:worker_threads';
import { createStallMeter } from '../../../shared/audio/stall-meter.ts';

const LOOK_EVERY_MS = 250;
const ANSWER_PATIENCE_MS = 1000;

/** Counts of a reading thread, in shared memory so that they can be read while it is busy. */
export type ReaderProgress = Int32Array<SharedArrayBuffer>;

/** Where in ReaderProgress steps are counted, and where it is marked that a model runs, which must not be ended. */
export const STEPS = 0;
export const IN_MODEL = 1;

/** Calls `onStall` once when the thread takes processor time without reading anything new or giving any sound. */
export function watchReader(
  thread: Worker,
  { progress, limitMs }: { progress: ReaderProgress; limitMs?: number | undefined },
  onStall: () => void,
): { stop(): void } {
  const meter = createStallMeter(limitMs);
  let isLooking = false;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
  };
  const look = async () => {
    const spent = await spentBy(thread);
    isLooking = false;
    const isStalled = meter.isStalled(Atomics.load(progress, STEPS), spent);
    if (isStopped || !isStalled || Atomics.load(progress, IN_MODEL) !== 0) return;
    stop();
    onStall();
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look();
  }, LOOK_EVERY_MS);
  timer.unref();
  return { stop };
}

/** Processor time of a thread, or an upper bound of it: Node tells it from 24.6 on, and not of a thread in native code. */
async function spentBy(thread: Worker): Promise<{ processorMs: number; isUnsure: boolean }> {
  if ('cpuUsage' in thread) {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), ANSWER_PATIENCE_MS);
    });
    const usage = await Promise.race([thread.cpuUsage().catch(() => null), patience]);
    clearTimeout(timer);
    if (usage) return { processorMs: (usage.user + usage.system) / 1000, isUnsure: false };
  }
  const { user, system } = process.cpuUsage();
  const busyMs = thread.performance.eventLoopUtilization().active;
  return { processorMs: Math.min((user + system) / 1000, busyMs), isUnsure: true };
}
