import process from 'node:process';
import type { Worker } from 'node:worker_threads';
import { createStallMeter } from './stall-meter.ts';
import { threadProcessorMs } from './thread-time.ts';

const LOOK_EVERY_MS = 250;
/** A thread that is caught in native code does not answer how much processor time it took. */
const ANSWER_PATIENCE_MS = 1000;

/**
 * What is watched: `progress[0]`, in memory shared with the thread, changes with its work; `limitMs` of processor time without
 * that is a stall. `progress` has room for what noteThreadId writes. While `mayEnd` says no, a stall is not reported: some native
 * code must not be ended.
 */
export type Watched = { progress: Int32Array; limitMs?: number | undefined; mayEnd?: () => boolean };

/** Watches a thread until `stop`; `onStall` is called once, when the thread takes processor time without progress. */
export function watchThread(
  worker: Worker,
  { progress, limitMs, mayEnd = () => true }: Watched,
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
    const spent = await spentBy(worker, progress);
    isLooking = false;
    const isStalled = meter.isStalled(Atomics.load(progress, 0), spent);
    if (isStopped || !isStalled || !mayEnd()) return;
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

async function spentBy(worker: Worker, progress: Int32Array): Promise<{ processorMs: number; isUnsure: boolean }> {
  const processorMs = threadProcessorMs(progress);
  if (processorMs !== null) return { processorMs, isUnsure: false };
  // Node has it from 24.6 on; Electron 33 runs on Node 20.
  const usage = 'cpuUsage' in worker ? await answered(worker.cpuUsage()) : null;
  if (usage) return { processorMs: (usage.user + usage.system) / 1000, isUnsure: false };
  const { user, system } = process.cpuUsage();
  // Neither the whole process nor the time in which the thread was busy can be less than what the thread took.
  const busyMs = worker.performance.eventLoopUtilization().active;
  return { processorMs: Math.min((user + system) / 1000, busyMs), isUnsure: true };
}

async function answered(usage: Promise<NodeJS.CpuUsage>): Promise<NodeJS.CpuUsage | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_PATIENCE_MS);
  });
  // A thread that has ended cannot be asked.
  const result = await Promise.race([usage.catch(() => null), patience]);
  clearTimeout(timer);
  return result;
}
