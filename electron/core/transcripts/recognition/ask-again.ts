import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { EngineChoice } from '../../../../shared/domain/settings/engine-choice.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import { isEngineGone } from '../../jobs/running/engine-loss.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

const LOCAL_ATTEMPTS = 3;

/** What the client does not repeat because it could be billed twice costs nothing here: a died engine is asked again. */
export async function askAgainWhereFree<Answer>(
  { deps, context, engine }: { deps: Pick<TranscriptsDeps, 'log'>; context: JobContext; engine: EngineChoice },
  ask: (isFirst: boolean) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(attempt === 1);
    } catch (error) {
      const { code } = failureRecord(error);
      const isLast = engine !== 'local' || attempt === LOCAL_ATTEMPTS;
      if (isLast || !isEngineGone(error) || context.signal.aborted) throw error;
      deps.log.warn('A piece is recognised again.', { job: context.id, attempt, code });
    }
  }
}
