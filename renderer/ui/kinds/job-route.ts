import type { Job, JobKind } from '../../../shared/domain/jobs/job.ts';
import type { Route } from '../layout/navigation.ts';
import { itemRoute } from './item-route.ts';

/** Work on voices, which are no items of the library, and on images, which have no panel of their own yet. */
const ROUTES: Partial<Record<JobKind, Route>> = {
  'clone-voice': { panel: 'voices', path: [] },
  'design-voice': { panel: 'voices', path: ['design'] },
  'generate-image': { panel: 'library', path: [] },
};

/** Where the result of a job is seen: where its item is opened. Null where it has none (a recording that was read), or none any more. */
export function jobRoute({ kind, itemId, itemKind }: Pick<Job, 'kind' | 'itemId' | 'itemKind'>): Route | null {
  const route = ROUTES[kind];
  if (route) return route;
  return itemId === null || itemKind === null ? null : itemRoute({ id: itemId, kind: itemKind });
}
