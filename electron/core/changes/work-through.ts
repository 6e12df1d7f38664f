import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { CoreContext } from '../core-context.ts';

const AFTER_CHANGE_MS = 300;
/** What must wait, or failed, is tried again after this time, because no change tells that it may go on. */
const LATER_MS = 30_000;

/** Work that goes on in the background. */
export type BackgroundWork = {
  /** Begins with what is there and goes on with what comes; only one program at a time may. */
  start(): void;
  /** Does some. Resolves to whether there may be more. */
  step(): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Does some of a work again and again: at first, while there may be more (`doSome` resolves to true), soon after the library has changed, and
 * after a rest where it must wait (`later`) or has failed, as on a full disk.
 */
export function workThrough(
  { changes, log }: Pick<CoreContext, 'changes' | 'log'>,
  doSome: (signal: AbortSignal) => Promise<boolean | 'later'>,
): BackgroundWork {
  const ending = new AbortController();
  let working: Promise<boolean | 'later'> = Promise.resolve(false);
  let isDirty = true;
  let timer: NodeJS.Timeout | null = null;
  // What failed is told to whoever waits for it; the next step is a new try.
  const step = () => (working = working.catch(() => false).then(() => doSome(ending.signal)));
  const loop = () => {
    timer = null;
    isDirty = false;
    void step().then(
      (next) => {
        if (next === 'later') wake(LATER_MS);
        else if (next || isDirty) wake();
      },
      (error: unknown) => {
        log.warn('Work in the background failed.', { code: failureRecord(error).code });
        wake(LATER_MS);
      },
    );
  };
  const wake = (afterMs = AFTER_CHANGE_MS) => {
    if (!ending.signal.aborted) timer ??= setTimeout(loop, afterMs).unref();
  };
  const follow = async () => {
    for await (const batch of changes.subscribe({ signal: ending.signal }))
      if (batch.some(({ domain }) => domain === 'library')) {
        isDirty = true;
        wake();
      }
  };
  return {
    start: () => {
      void follow();
      wake();
    },
    step: async () => (await step()) === true,
    stop: async () => {
      ending.abort();
      if (timer) clearTimeout(timer);
      await working.catch(() => undefined);
    },
  };
}
