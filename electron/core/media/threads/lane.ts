import { cancelled } from '../cancelled.ts';

/** Runs work in the order asked for, as much at once as there are workers; each work has its worker for itself. */
export type Lane<Worker> = <T>(work: (worker: Worker) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** A lane. Work whose signal aborts while it waits fails with CANCELLED at once and is never started. */
export function createLane<Worker>(workers: readonly Worker[]): Lane<Worker> {
  const free = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else free.push(worker);
  };
  return (work, signal) =>
    new Promise((resolve, reject) => {
      const begin = (worker: Worker) => {
        signal?.removeEventListener('abort', onAbort);
        void work(worker)
          .then(resolve, reject)
          .finally(() => release(worker));
      };
      const onAbort = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(cancelled());
      };
      if (signal?.aborted) return reject(cancelled());
      const worker = free.shift();
      if (worker !== undefined) return begin(worker);
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.push(begin);
    });
}
