import { cancelled } from './file-failure.ts';

/** Runs work one after another, in the order asked for. */
export type Lane = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** A lane. Work whose signal aborts while it waits fails with CANCELLED at once and is never started. */
export function createLane(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) =>
    new Promise((resolve, reject) => {
      const onAbort = () => reject(cancelled());
      signal?.addEventListener('abort', onAbort, { once: true });
      last = last.then(async () => {
        signal?.removeEventListener('abort', onAbort);
        if (signal?.aborted) return reject(cancelled());
        await work().then(resolve, reject);
      });
    });
}
