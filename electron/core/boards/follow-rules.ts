import { setTimeout } from 'node:timers/promises';
import type { ChangeDomain } from '../../../shared/domain/change.ts';
import type { CoreContext } from '../core-context.ts';
import type { Boards } from './boards.ts';

/** What may make an item match a search. */
const MATCHED_BY: ReadonlySet<ChangeDomain> = new Set(['library', 'transcripts', 'scripts', 'takes', 'organisation']);

/** While something is written line by line there is no need to look at each line. */
const LOOK_EVERY_MS = 500;

/** Applies the rules of boards at once, and whenever something changed that they may look at. Returns what ends that. */
export function followRules({ changes, log }: Pick<CoreContext, 'changes' | 'log'>, boards: Boards): () => void {
  const ending = new AbortController();
  const apply = () => {
    try {
      boards.applyRules();
    } catch (error) {
      // It is tried again with the next change.
      log.warn('The rules of boards could not be applied.', { error });
    }
  };
  const follow = async () => {
    const stream = changes.subscribe({ signal: ending.signal });
    apply();
    for await (const batch of stream) {
      if (!batch.some(({ domain }) => MATCHED_BY.has(domain))) continue;
      apply();
      await pause(LOOK_EVERY_MS, ending.signal);
    }
  };
  void follow();
  return () => ending.abort();
}

/** Ends early, and without an error, when `signal` aborts: it rejects for nothing else. Leaves no listener on the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined);
