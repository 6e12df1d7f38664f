import { Failure } from '../../shared/domain/failures/failure.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Work of a thread that can be stopped on the way: the cell says 1 when nobody wants its result any more. */
export type Stoppable<Task> = Task & { stop: SharedArrayBuffer };

/**
 * Runs a task that stops when the signal fires; one that waits for a thread is forgotten.
 * @throws Failure CANCELLED when the signal fires, otherwise as ThreadPool.run
 */
export async function runCancellable<Task, Result>(
  pool: ThreadPool<Stoppable<Task>, Result>,
  task: Task,
  signal: AbortSignal,
): Promise<Result> {
  if (signal.aborted) throw cancelled();
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const owner = {};
  let reject: (error: Failure) => void = () => undefined;
  const aborted = new Promise<never>((_, refuse) => (reject = refuse));
  const onAbort = () => {
    Atomics.store(new Int32Array(stop), 0, 1);
    pool.forget(owner);
    reject(cancelled());
  };
  signal.addEventListener('abort', onAbort, { once: true });
  aborted.catch(() => undefined);
  try {
    return await Promise.race([pool.run(owner, { ...task, stop }), aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** What a thread calls on its way: it throws once the cell says 1. */
export function checkpointOf(stop: SharedArrayBuffer): () => void {
  const cell = new Int32Array(stop);
  return () => {
    if (Atomics.load(cell, 0) !== 0) throw cancelled();
  };
}

const cancelled = () => new Failure('CANCELLED', 'Generating was cancelled.');
