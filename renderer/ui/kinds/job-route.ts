import type { Job, JobKind } from '../../../shared/domain/jobs/job.ts';
import type { Route } from '../layout/navigation.ts';
import { itemRoute } from './item-route.ts';

/** Work on voices, which are no items of the library. */
const ROUTES: Partial<Record<JobKind, Route>> = {
  'clone-voice': { panel: 'voices', path: [] },
  'design-voice': { panel: 'voices', path: ['design'] },
};

/** Where the result of a job is seen: where its item is opened. Null where it has none (a recording that was read), or none any more. */
export function jobRoute({
  id,
  kind,
  itemId,
  itemKind,
  results = [],
}: Pick<Job, 'id' | 'kind' | 'itemId' | 'itemKind'> & Partial<Pick<Job, 'results'>>): Route | null {
  const route = ROUTES[kind];
  if (route) return route;
  // Results of one request are shown together, also while some are missing.
  if (kind === 'generate-song') return { panel: 'music', path: ['job', id] };
  if (kind === 'generate-image') return { panel: 'images', path: ['job', id] };
  if (kind === 'generate-video') return { panel: 'video', path: ['job', id] };
  if (kind === 'write-film') return results[0] ? { panel: 'video', path: [results[0].id] } : null;
  return itemId === null || itemKind === null ? null : itemRoute({ id: itemId, kind: itemKind });
}
