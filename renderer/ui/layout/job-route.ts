import type { Job } from '../../../shared/domain/job.ts';
import type { Route } from './navigation.ts';

/** Where the result of a job is seen; null where it has none of its own (a recording that was read). */
export function jobRoute({ kind, itemId }: Pick<Job, 'kind' | 'itemId'>): Route | null {
  switch (kind) {
    case 'transcribe':
    case 'relabel-speakers':
      return itemId === null ? null : { panel: 'transcribe', path: [itemId] };
    case 'speak':
    case 'check-speech':
    case 'export':
      return itemId === null ? null : { panel: 'speak', path: [itemId] };
    case 'clone-voice':
      return { panel: 'voices', path: [] };
    case 'design-voice':
      return { panel: 'voices', path: ['design'] };
    case 'import':
      return null;
  }
}
