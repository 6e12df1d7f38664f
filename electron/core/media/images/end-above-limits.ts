import process from 'node:process';

const LOOK_EVERY_MS = 100;

/** What a process may take of this computer. */
export type ProcessLimits = { processorMs: number; memoryBytes: number };

/**
 * Ends this process as soon as it has taken more than that, whatever its other threads do. Processor time and not the clock: a
 * busy machine is no damage. Must be called on the main thread, which has to stay idle.
 */
export function endAboveLimits({ processorMs, memoryBytes }: ProcessLimits): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const isTooMuch = (user + system) / 1000 > processorMs || process.memoryUsage.rss() > memoryBytes;
    // `exit` would wait for the threads, which may never come back from native code.
    if (isTooMuch) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY_MS);
}
