import { expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { JobKind } from '../../../shared/domain/job.ts';
import { jobRoute } from './job-route.ts';

it('opens the result of each kind of work in its own panel', () => {
  const panelOf = (kind: JobKind) => jobRoute({ kind, itemId: 'i' as ItemId })?.panel ?? null;
  expect(
    (
      [
        'transcribe',
        'relabel-speakers',
        'speak',
        'check-speech',
        'export',
        'clone-voice',
        'design-voice',
        'import',
      ] as const
    ).map(panelOf),
  ).toEqual(['transcribe', 'transcribe', 'speak', 'speak', 'speak', 'voices', 'voices', null]);
  expect(jobRoute({ kind: 'speak', itemId: 'script' as ItemId })).toEqual({ panel: 'speak', path: ['script'] });
});
