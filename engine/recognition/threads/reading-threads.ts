import type { Worker } from 'node:worker_threads';
import { damagedFile } from '../../../shared/audio/audio-failure.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { WATCHED_COUNTS } from '../../../shared/threads/thread-time.ts';
import { watchThread } from '../../../shared/threads/watch-thread.ts';
import type { SoundWindow } from '../audio-input/read-speech.ts';
import { IN_MODEL, type ReaderProgress } from './reader-progress.ts';
import type { StartThread } from './start-thread.ts';
import type { ReadingCredit, ReadingMessage, ReadingTask } from './worker-protocol.ts';

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
   * @throws Failure of the file (AUDIO_DAMAGED where its decoder is caught in it), WORKER_DIED, or CANCELLED when `signal` is aborted
   */
  read(task: ReadingTask, signal: AbortSignal, listener?: ReadingListener): Promise<{ durationMs: number }>;
  /** Ends all threads. */
  dispose(): Promise<void>;
}

/** A thread that does not end by itself in that time is caught in a file; it is ended from outside. */
const PATIENCE_MS = 5_000;

type Reader = { thread: Worker; progress: ReaderProgress; stop: () => Promise<void> };

/** Creates the reading side of the recogniser; `stallMs` is for tests. */
export function createReadingThreads(modelsFolder: string, startThread: StartThread, stallMs?: number): ReadingThreads {
  const readers = new Set<Reader>();
  return {
    async read(task, signal, listener = {}) {
      if (signal.aborted) throw cancelled();
      const reader = startReader(modelsFolder, task, startThread);
      readers.add(reader);
      try {
        return await untilEnd({ ...reader, stallMs }, signal, listener);
      } finally {
        // The caller does not wait for the thread; dispose does.
        void reader.stop().then(() => readers.delete(reader));
      }
    },
    async dispose() {
      await Promise.all([...readers].map(async (reader) => reader.stop()));
    },
  };
}

/** Threads are asked to end: ending one from outside while a model runs in it would abort the whole process. */
function startReader(modelsFolder: string, task: ReadingTask, startThread: StartThread): Reader {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const progress: ReaderProgress = new Int32Array(new SharedArrayBuffer(4 * WATCHED_COUNTS));
  const thread = startThread({ role: 'reading', modelsFolder, task, stop: flag, progress });
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  return {
    thread,
    progress,
    async stop() {
      Atomics.store(flag, 0, 1);
      thread.postMessage({ type: 'credit' } satisfies ReadingCredit);
      const timer = setTimeout(() => void thread.terminate(), PATIENCE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The failure of a request that its caller took back. */
export function cancelled(): Failure {
  return new Failure('CANCELLED', 'Transcribing was cancelled.');
}

async function untilEnd(
  { thread, progress, stallMs }: Reader & { stallMs: number | undefined },
  signal: AbortSignal,
  listener: ReadingListener,
): Promise<{ durationMs: number }> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(cancelled());
    signal.addEventListener('abort', onAbort, { once: true });
    const mayEnd = () => Atomics.load(progress, IN_MODEL) === 0;
    const watch = watchThread(thread, { progress, limitMs: stallMs, mayEnd }, () => {
      reject(damagedFile('decoder_unfinished'));
      void thread.terminate();
    });
    thread.on('message', (message: ReadingMessage) => {
      if (message.type === 'opened') listener.onOpened?.(message.totalMs);
      else if (message.type === 'window') {
        listener.onWindow?.(message.window, () => thread.postMessage({ type: 'credit' } satisfies ReadingCredit));
      } else if (message.type === 'done') resolve({ durationMs: message.durationMs });
      else reject(Failure.of(message.failure));
    });
    thread.on('error', (error) => reject(isOutOfMemory(error) ? damagedFile('memory', {}, error) : died(error)));
    // The exit follows `done` too; then the promise is settled and this changes nothing.
    thread.on('exit', () => {
      signal.removeEventListener('abort', onAbort);
      watch.stop();
      reject(died());
    });
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function died(cause?: unknown): Failure {
  return new Failure('WORKER_DIED', 'The thread preparing the file stopped unexpectedly. Try again.', {}, { cause });
}
