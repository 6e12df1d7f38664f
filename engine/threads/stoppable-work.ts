import { Failure } from '../../shared/domain/failures/failure.ts';
import type { ThreadPool } from './thread-pool.ts';

/** A task with the cell in which 1 means that nobody wants its result any more. */
export type Stoppable<Task> = Task & { stop: SharedArrayBuffer };

/**
 * Does a task in a pool until its signal fires. One that is under way sees the cell at its next checkpoint; one that waits is
 * forgotten.
 * @throws Failure CANCELLED when the signal fires, or what the pool throws
 */
export async function runStoppable<Task, Result>(
  pool: ThreadPool<Stoppable<Task>, Result>,
  task: Task,
  signal: AbortSignal,
): Promise<Result> {
  const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const owner = {};
  const cancelled = new Promise<never>((_, reject) => {
    const onAbort = () => {
      Atomics.store(new Int32Array(stop), 0, 1);
      pool.forget(owner);
      reject(new Failure('CANCELLED', 'Generating was cancelled.'));
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  cancelled.catch(() => undefined);
  if (signal.aborted) return cancelled;
  return Promise.race([pool.run(owner, { ...task, stop }), cancelled]);
}
