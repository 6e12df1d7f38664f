import { expect, it } from 'vitest';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job, JobState } from '../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { openBatches } from './batch-list.ts';

const job = (id: string, batchId: string | null, state: JobState): Job => jobData({ id: id as JobId, batchId, state });

it('are the tasks that were started together, with what of them runs, failed and has ended', () => {
  const jobs = [
    job('a', 'new', 'queued'),
    job('b', 'new', 'running'),
    job('alone', null, 'running'),
    job('c', 'new', 'failed'),
    job('d', 'new', 'done'),
    job('e', 'old', 'interrupted'),
    job('f', 'old', 'done'),
  ];
  expect(openBatches(jobs)).toMatchObject([
    { id: 'new', total: 4, endedCount: 2, active: [{ id: 'a' }, { id: 'b' }], failed: [{ id: 'c' }] },
    { id: 'old', total: 2, endedCount: 2, active: [], failed: [{ id: 'e' }] },
  ]);
});

it('are not shown once all has ended well, or when one of them is left of the list', () => {
  expect(openBatches([job('a', 'x', 'done'), job('b', 'x', 'cancelled')])).toEqual([]);
  expect(openBatches([job('a', 'x', 'failed')])).toEqual([]);
});
