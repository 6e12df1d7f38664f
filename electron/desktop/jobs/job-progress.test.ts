import { expect, it } from 'vitest';
import type { Job, JobState } from '../../../shared/domain/jobs/job.ts';
import { overallProgress } from './job-progress.ts';

const job = (state: JobState, done: number, total: number | null) =>
  ({ state, progress: { done, total } }) as unknown as Job;

it('shows the mean share of what runs, and that something runs where nobody knows how much', () => {
  expect(overallProgress([job('done', 5, 5), job('failed', 1, 5)])).toBeNull();
  expect(overallProgress([job('running', 5, 10), job('queued', 0, 10), job('done', 1, 1)])).toBe(0.25);
  expect(overallProgress([job('running', 50, 10)])).toBe(1);
  expect(overallProgress([job('running', 5, null), job('running', 10, 10)])).toBe(0.5);
  expect(overallProgress([job('running', 0, null)])).toBe(2);
});
