import type { Worker } from 'node:worker_threads';
import { Failure } from '../../../shared/domain/failure.ts';
import type { SoundWindow } from '../reading/read-speech.ts';
import type { StartThread } from './start-thread.ts';
import type { ReadingMessage, ReadingTask } from './worker-protocol.ts';

/** What happens while a file is read. */
export type ReadingListener = {
  onOpened?: (totalMs: number | null) => void;
  /** Call `done` when the window was dealt with; reading waits for it. */
  onWindow?: (window: SoundWindow, done: () => void) => void;
};

/** Reads files, each in a thread of its own that ends with it: a hostile file can only take its own request down. */
export interface ReadingThreads {
  /**
   * Reads a file to its end and returns its length.
   * @throws Failure of the file, WORKER_DIED, or CANCELLED when `signal` is aborted
   */
  read(task: ReadingTask, signal: AbortSignal, listener?: ReadingListener): Promise<{ durationMs: number }>;
  /** Ends all threads. */
  dispose(): Promise<void>;
}

/** Creates the reading side of the recogniser. */
export function createReadingThreads(modelsFolder: string, startThread: StartThread): ReadingThreads {
  const threads = new Set<Worker>();
  return {
    async read(task, signal, listener = {}) {
      if (signal.aborted) throw cancelled();
      const thread = startThread({ role: 'reading', modelsFolder, task });
      threads.add(thread);
      try {
        return await untilEnd(thread, signal, listener);
      } finally {
        threads.delete(thread);
        await thread.terminate();
      }
    },
    async dispose() {
      await Promise.all([...threads].map(async (thread) => thread.terminate()));
    },
  };
}

/** The failure of a request that its caller took back. */
export function cancelled(): Failure {
  return new Failure('CANCELLED', 'The recognition was cancelled.');
}

async function untilEnd(
  thread: Worker,
  signal: AbortSignal,
  listener: ReadingListener,
): Promise<{ durationMs: number }> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(cancelled());
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', (message: ReadingMessage) => {
      if (message.type === 'opened') listener.onOpened?.(message.totalMs);
      else if (message.type === 'window') {
        listener.onWindow?.(message.window, () => thread.postMessage({ type: 'credit' }));
      } else if (message.type === 'done') resolve({ durationMs: message.durationMs });
      else reject(new Failure(message.failure.code, message.failure.message, message.failure.data));
    });
    thread.on('error', (error) => reject(died(error)));
    // The exit follows `done` too; then the promise is settled and this changes nothing.
    thread.on('exit', () => {
      signal.removeEventListener('abort', onAbort);
      reject(died());
    });
  });
}

function died(cause?: unknown): Failure {
  return new Failure('WORKER_DIED', 'The thread that read the file ended unexpectedly. Try again.', {}, { cause });
}
