import { expect, it } from 'vitest';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { itemId } from '../../../../shared/domain/test-data/script-data.ts';
import { generationOf } from '../document/test-data/open-script-data.ts';
import { jobsOfScript } from './script-jobs.ts';

const script = itemId('script');
const job = (id: string, values: Partial<Job> = {}) =>
  jobData({ id: id as JobId, kind: 'speak', itemId: script, ...values });

it('names the running job of the script, and with it those that wait', () => {
  const jobs = [job('late', { state: 'queued' }), job('now'), job('next', { state: 'queued' })];
  expect(jobsOfScript(script, [], jobs)).toEqual({ jobIds: ['late', 'now', 'next'], job: jobs[1] });
});

it('names the one that waits longest where none runs', () => {
  const jobs = [job('late', { state: 'queued' }), job('next', { state: 'queued' })];
  expect(jobsOfScript(script, [], jobs).job?.id).toBe('next');
});

it('leaves out jobs of other scripts and kinds, ended jobs, and lines that failed', () => {
  const jobs = [
    job('other', { itemId: itemId('other') }),
    job('check', { kind: 'check-speech' }),
    job('done', { state: 'done' }),
  ];
  const failed = generationOf('a', { jobId: 'failed' as JobId, state: 'failed' });
  expect(jobsOfScript(script, [failed], jobs)).toEqual({ jobIds: [], job: null });
});

it('knows a job by its lines before the list of jobs has it', () => {
  const line = generationOf('a', { jobId: 'new' as JobId });
  expect(jobsOfScript(script, [line, generationOf('b', { jobId: 'new' as JobId })], [])).toEqual({
    jobIds: ['new'],
    job: null,
  });
});
