import { Failure } from '../../../shared/domain/failures/failure.ts';

/** A promise that fails with CANCELLED when the signal says so; `stop` takes the listener away. */
export function whenAborted(signal: AbortSignal): { promise: Promise<never>; stop: () => void } {
  let stop = () => undefined as void;
  const promise = new Promise<never>((_, reject) => {
    const onAbort = () => reject(new Failure('CANCELLED', 'Generating was cancelled.'));
    stop = () => signal.removeEventListener('abort', onAbort);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  // It may fail while nobody waits for a segment.
  promise.catch(() => undefined);
  return { promise, stop };
}
