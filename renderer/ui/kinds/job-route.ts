import type { Job, JobKind } from '../../../shared/domain/jobs/job.ts';
import type { Route } from '../layout/navigation.ts';
import { itemRoute } from './item-route.ts';

/** Work on voices, which are no items of the library. */
const VOICE_WORK: Partial<Record<JobKind, Route>> = {
  'clone-voice': { panel: 'voices', path: [] },
  'design-voice': { panel: 'voices', path: ['design'] },
};

/** Where the result of a job is seen: where its item is opened. Null where it has none (a recording that was read), or none any more. */
export function jobRoute({ kind, itemId, itemKind }: Pick<Job, 'kind' | 'itemId' | 'itemKind'>): Route | null {
  const voices = VOICE_WORK[kind];
  if (voices) return voices;
  return itemId === null || itemKind === null ? null : itemRoute({ id: itemId, kind: itemKind });
}
