import { expect, it } from 'vitest';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { countByGroup, countByPanel, filterJobs, storedFilter } from './task-filter.ts';

const JOBS = [
  jobData({ state: 'running' }),
  jobData({ state: 'queued', kind: 'speak', itemKind: 'script' }),
  jobData({ state: 'waiting', kind: 'export', itemKind: 'script' }),
  jobData({ state: 'failed', kind: 'import', itemKind: 'recording' }),
  jobData({ state: 'done', kind: 'import', itemKind: 'recording' }),
  jobData({ state: 'interrupted', kind: 'clone-voice', itemKind: 'voice-sample' }),
  jobData({ state: 'done', itemKind: 'transcript' }),
  jobData({ state: 'cancelled', kind: 'check-speech', itemKind: null }),
];

it('counts the tasks of each state; a recording that was prepared is no task of its own', () => {
  expect(countByGroup(JOBS, null)).toEqual({ all: 7, running: 1, waiting: 2, attention: 2, finished: 2 });
});

it('counts the states within the panel that is shown', () => {
  expect(countByGroup(JOBS, 'speak')).toEqual({ all: 3, running: 0, waiting: 2, attention: 0, finished: 1 });
});

it('counts the tasks of each panel within the state that is shown, also of items that are gone', () => {
  expect(countByPanel(JOBS, 'all')).toEqual([
    { panel: 'transcribe', count: 3 },
    { panel: 'speak', count: 3 },
    { panel: 'voices', count: 1 },
    { panel: 'images', count: 0 },
    { panel: 'music', count: 0 },
    { panel: 'video', count: 0 },
    { panel: 'library', count: 0 },
  ]);
  expect(countByPanel(JOBS, 'finished').map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0, 0]);
});

it('shows what has both the state and the panel', () => {
  const shown = filterJobs(JOBS, { group: 'attention', panel: 'transcribe' });
  expect(shown).toEqual([JOBS[3]]);
  expect(filterJobs(JOBS, { group: 'running', panel: 'voices' })).toEqual([]);
});

it('shows everything where a stored filter names what no longer exists', () => {
  expect(storedFilter({ group: 'failed', panel: 'murals' })).toEqual({ group: 'all', panel: null });
  expect(storedFilter({ group: 'attention', panel: 'speak' })).toEqual({ group: 'attention', panel: 'speak' });
  expect([undefined, null, 'x'].map(storedFilter)).toEqual(
    Array.from({ length: 3 }, () => ({ group: 'all', panel: null })),
  );
});
