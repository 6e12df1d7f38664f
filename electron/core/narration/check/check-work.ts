import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isEngineGone } from '../../jobs/running/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { getTake, saveCheck } from '../../scripts/takes/take-store.ts';
import { saveWords } from '../../scripts/takes/take-words.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import { compareSpeech } from './compare-speech.ts';
import { recogniseWords } from './recognise-words.ts';
import { loadSoundAlike } from './sound-alike.ts';

/** What a job of checking is asked. `askedAtMs` tells the takes that are done from those that were checked long ago. */
export type CheckRequest = { takeIds: ItemId[]; askedAtMs: number };

/** The job of checking takes, one after another; runs on at the first that is not done. */
export function createCheckWork(deps: NarrationDeps): JobWork {
  return {
    run: async (context) => {
      const { takeIds, askedAtMs } = context.request as unknown as CheckRequest;
      let failure: FailureRecord | null = null;
      let failedCount = 0;
      for (const [index, id] of takeIds.entries()) {
        context.report({
          step: 'recognising',
          unit: 'ms',
          done: 0,
          total: null,
          partsDone: index,
          partsTotal: takeIds.length,
        });
        try {
          await checkTake(deps, context, { id, askedAtMs });
        } catch (error) {
          if (context.signal.aborted) throw error;
          failure ??= failureRecord(error);
          failedCount += 1;
          // One take that is gone or broken must not keep the others from being checked; a dead engine would.
          if (isEngineGone(error) || failedCount === takeIds.length) throw error;
        }
        context.checkpoint();
      }
      context.report({ partsDone: takeIds.length });
      return failure && { ...failure, data: { ...failure.data, failedCount } };
    },
  };
}

async function checkTake(
  deps: NarrationDeps,
  context: JobContext,
  { id, askedAtMs }: { id: ItemId; askedAtMs: number },
): Promise<void> {
  const { durationMs } = await deps.library.whenRead({ id, signal: context.signal });
  const take = getTake(deps.db, id);
  if (take.check && take.check.checkedAtMs >= askedAtMs) return;
  const words = await recogniseWords(deps, context, { id, durationMs });
  const { takeWords, ...found } = compareSpeech(take.recipe, { words, durationMs }, await loadSoundAlike());
  deps.db.write((tx) => {
    saveCheck(tx, id, { ...found, checkedAtMs: Date.now() });
    if (!getTake(tx, id).hasWords) saveWords(tx, id, takeWords);
  });
  deps.changes.publish('takes', [take.scriptId]);
}
