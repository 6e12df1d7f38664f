import process from 'node:process';
import { createStallMeter } from '../../threads/stall-meter.ts';

const LOOK_EVERY_MS = 100;
/** A slice and its sound take far less; a decoder that believes a damaged table takes gigabytes. */
const MOST_MEMORY_BYTES = 640 * 1024 * 1024;

/** Exit codes of a decoder that ended itself. */
export const STALLED_EXIT_CODE = 70;
export const TOO_MUCH_EXIT_CODE = 71;

/**
 * Ends this process when one slice takes 2 s of processor time, or far more memory than sound needs. The native library
 * decodes in a thread of its own, so this one can look. Processor time and not the clock: a busy machine is no damage.
 */
export function watchDecoding(): { stop(): void } {
  const meter = createStallMeter();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage();
    // Progress is the end of the slice, which stops the watch.
    if (meter.isStalled(0, { processorMs: (user + system) / 1000, isUnsure: false })) process.exit(STALLED_EXIT_CODE);
    if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.exit(TOO_MUCH_EXIT_CODE);
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
