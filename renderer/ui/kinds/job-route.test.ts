import { expect, it } from 'vitest';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { JobKind } from '../../../shared/domain/jobs/job.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import { jobRoute } from './job-route.ts';

const ITEM = 'i' as ItemId;
const JOB = 'j' as JobId;
const routeOf = (kind: JobKind, itemKind: ItemKind | null) =>
  jobRoute({ id: JOB, kind, itemId: itemKind && ITEM, itemKind });

it('opens what a job worked on in the panel of its kind', () => {
  const transcript = { panel: 'transcribe', path: [ITEM] };
  const script = { panel: 'speak', path: [ITEM] };
  const kinds = ['transcribe', 'transcribe-range', 'rewrite-lines', 'digest-transcript', 'relabel-speakers'] as const;
  expect(kinds.map((kind) => routeOf(kind, 'transcript'))).toEqual(kinds.map(() => transcript));
  expect((['speak', 'check-speech', 'export'] as const).map((kind) => routeOf(kind, 'script'))).toEqual([
    script,
    script,
    script,
  ]);
});

it('opens the voices for work on voices, which are no items', () => {
  expect(routeOf('clone-voice', null)).toEqual({ panel: 'voices', path: [] });
  expect(routeOf('clone-voice', 'voice-sample')).toEqual({ panel: 'voices', path: [] });
  expect(routeOf('design-voice', null)).toEqual({ panel: 'voices', path: ['design'] });
});

it('opens the images of a request, which belong together', () => {
  expect(routeOf('generate-video', null)).toEqual({ panel: 'video', path: ['job', JOB] });
  expect(routeOf('generate-image', null)).toEqual({ panel: 'images', path: ['job', JOB] });
});

it('has nothing to open for a recording that was read, and for an item that is gone', () => {
  expect(routeOf('import', 'recording')).toBeNull();
  expect(jobRoute({ id: JOB, kind: 'transcribe', itemId: ITEM, itemKind: null })).toBeNull();
});
