import { expect, it } from 'vitest';
import type { JobId } from '../../../../../shared/domain/ids.ts';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../../shared/domain/test-data/job-data.ts';
import { orderJobs, sectionTitle } from './order-jobs.ts';

const HOUR = 3_600_000;
const NOON = new Date(2026, 4, 3, 12).getTime();
const job = (id: string, change: Partial<Job>) => jobData({ id: id as JobId, ...change });
const titlesAndIds = (jobs: Job[]) =>
  orderJobs(jobs, NOON).map((section) => [sectionTitle(section), ...section.jobs.map(({ id }) => id)]);

it('puts running on top, then what waits, what needs attention and what has finished', () => {
  expect(
    titlesAndIds([
      job('done', { state: 'done', finishedAtMs: NOON - HOUR }),
      job('failed', { state: 'failed', finishedAtMs: NOON }),
      job('queued', { state: 'queued' }),
      job('running', { state: 'running' }),
      job('cut', { state: 'interrupted' }),
      job('stopped', { state: 'cancelled', finishedAtMs: NOON }),
    ]),
  ).toEqual([
    ['Running', 'running'],
    ['Waiting', 'queued'],
    ['Needs attention', 'failed', 'cut'],
    ['Finished today', 'stopped', 'done'],
  ]);
});

it('keeps running tasks in the order in which they began, whatever their progress says', () => {
  const tasks = [job('second', { startedAtMs: 2 }), job('first', { startedAtMs: 1, createdAtMs: 9 })];
  expect(titlesAndIds(tasks)).toEqual([['Running', 'first', 'second']]);
});

it('lists what waits in the order in which it runs: begun work first, then by place', () => {
  const tasks = [
    job('second', { state: 'queued', position: 2, createdAtMs: 1 }),
    job('first', { state: 'queued', position: 1, createdAtMs: 3 }),
    job('limited', { state: 'waiting', createdAtMs: 2 }),
  ];
  expect(titlesAndIds(tasks)).toEqual([['Waiting', 'limited', 'first', 'second']]);
});

it('gives what ended before today a section of its own', () => {
  const tasks = [
    job('yesterday', { state: 'done', finishedAtMs: NOON - 13 * HOUR }),
    job('today', { state: 'done', finishedAtMs: NOON - 11 * HOUR }),
  ];
  expect(titlesAndIds(tasks)).toEqual([
    ['Finished today', 'today'],
    ['Finished earlier', 'yesterday'],
  ]);
});

it('leaves out recordings that were prepared, unless preparing failed', () => {
  const tasks = [job('read', { kind: 'import', state: 'done' }), job('unread', { kind: 'import', state: 'failed' })];
  expect(titlesAndIds(tasks)).toEqual([['Needs attention', 'unread']]);
});
