import { expect, it } from 'vitest';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/job.ts';
import { jobData as job, progressData as progress } from '../../../shared/domain/test-data/job-data.ts';
import { groupJobs, jobLine, jobShare, progressWords } from './job-words.ts';

it('says only what is known of the progress', () => {
  expect([
    progressWords(progress({ step: 'recognising', partsDone: 1, partsTotal: 8, done: 723_000, total: 2_892_000 })),
    progressWords(progress({ step: 'uploading', unit: 'bytes', done: 3_400_000, total: 31_000_000 })),
    progressWords(progress({ step: 'reading', unit: 'bytes', done: 3_400_000 })),
    progressWords(progress({ step: 'labelling' })),
    progressWords(progress()),
  ]).toEqual([
    'Part 2 of 8, 12:03 of 48:12 transcribed',
    'Uploading, 3.4 MB of 31 MB',
    'Preparing, 3.4 MB',
    'Identifying speakers',
    'Starting',
  ]);
});

it('never counts beyond the last part', () => {
  expect(progressWords(progress({ partsDone: 8, partsTotal: 8 }))).toBe('Part 8 of 8');
});

it('fills the ring with real shares only', () => {
  expect([
    jobShare(progress({ done: 50, total: 100 })),
    jobShare(progress({ partsDone: 2, partsTotal: 8 })),
    jobShare(progress({ done: 50 })),
    jobShare(progress({ done: 0, total: 100 })),
  ]).toEqual([0.5, 0.25, null, null]);
});

it('counts down to the next attempt and names the reason', () => {
  const waiting = job({
    state: 'waiting',
    failure: { code: 'RATE_LIMITED', message: '', data: {} },
    wait: { reason: 'rate_limit', untilMs: 100_000, attempt: 1, attempts: 5 },
  });
  expect(jobLine(waiting, 82_000, String)).toEqual({
    text: 'Rate limit reached. Retrying in 0:18.',
    tone: 'warn',
  });
});

it('puts running on top, then what needs attention, then finished, newest first', () => {
  const made = (id: string, state: Job['state'], createdAtMs: number) => job({ id: id as JobId, state, createdAtMs });
  const groups = groupJobs([
    made('done', 'done', 9),
    made('failed', 'failed', 1),
    made('queued', 'queued', 8),
    made('old', 'running', 2),
    made('new', 'running', 3),
    made('cut', 'interrupted', 4),
  ]);
  expect(Object.values(groups).map((group) => group.map(({ id }) => id))).toEqual([
    ['new', 'old', 'queued'],
    ['cut', 'failed'],
    ['done'],
  ]);
});

it('leaves out recordings that were prepared, unless preparing failed', () => {
  const read = job({ kind: 'import', state: 'done' });
  const unread = job({ kind: 'import', state: 'failed' });
  expect(groupJobs([read, unread])).toEqual({ running: [], needsYou: [unread], finished: [] });
});
