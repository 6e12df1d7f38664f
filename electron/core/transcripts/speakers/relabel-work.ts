import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { JobWork } from '../../jobs/job-work.ts';
import { commitStep } from '../edit-history.ts';
import { patchOfLabels } from './label-speakers.ts';
import { requestLabels } from './request-labels.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/** The job of labelling the speakers again, as one undo step. */
export function createRelabelWork(deps: TranscriptsDeps, store: TranscriptStore): JobWork {
  return {
    run: async (context) => {
      const id = context.request.transcriptId as ItemId;
      const speakerCount = context.request.speakerCount as number | null;
      context.report({ step: 'labelling' });
      const labels = await requestLabels({ deps, store, context }, { id, speakerCount });
      store.change(id, (changing) =>
        commitStep(changing, { label: 'Identify speakers', ...patchOfLabels(changing, labels) }),
      );
      return null;
    },
  };
}
