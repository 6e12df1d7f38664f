import { expect, it } from 'vitest';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { jobData } from '../../../shared/domain/test-data/job-data.ts';
import { endsToTell } from './job-ends.ts';

const job = (id: string, change: Partial<Job>) => jobData({ id: id as JobId, title: id, ...change });
const jobs = [
  job('talk', { state: 'done' }),
  job('play', { kind: 'speak', state: 'failed' }),
  job('file', { kind: 'import', state: 'done' }),
  job('stopped', { state: 'cancelled' }),
  job('waits', { kind: 'export', state: 'waiting' }),
  job('old', { state: 'done' }),
];
const running = new Set(['talk', 'play', 'file', 'stopped', 'waits'] as JobId[]);

it('tells of what ended since the last look, and not of what the user stopped or what only prepares', () => {
  expect(endsToTell(jobs, { running, settings: DEFAULT_SETTINGS.tasks })).toEqual({
    told: [
      { title: 'Transcript ready', body: 'talk' },
      { title: 'Couldn’t generate the speech', body: 'play' },
    ],
    sound: false,
  });
});

it('tells of the kinds that the settings name, and is heard where they say so', () => {
  const settings = { notifyOf: ['import' as const], sound: true };
  expect(endsToTell(jobs, { running, settings })).toEqual({
    told: [{ title: 'Recording ready', body: 'file' }],
    sound: true,
  });
  expect(endsToTell(jobs, { running, settings: { notifyOf: [], sound: true } }).told).toEqual([]);
});
