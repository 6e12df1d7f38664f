import { expect, it } from 'vitest';
import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import type { Job, JobState } from '../../../../shared/domain/jobs/job.ts';
import { cardsOf, isUnderWay } from './use-task-cards.ts';

const generation = (jobId: string, hasEnded = false) => ({ id: `of-${jobId}`, jobId, hasEnded }) as ClipGeneration;
const job = (id: string, state: JobState) => ({ id, state }) as Job;

it('has a clip under way until both its request and its task have ended', () => {
  expect(isUnderWay(generation('a'), [])).toBe(true);
  expect(isUnderWay(generation('a'), [job('a', 'done')])).toBe(true);
  expect(isUnderWay(generation('a', true), [job('a', 'running')])).toBe(true);
  expect(isUnderWay(generation('a', true), [job('b', 'running'), job('a', 'failed')])).toBe(false);
});

it('shows all that is under way first and the newest failures, but none that was removed from Tasks', () => {
  const open = ['1', '2', '3', '4', '5', '6'].map((id) => generation(id, id !== '5'));
  const jobs = [...['1', '2', '3', '4'].map((id) => job(id, 'failed')), job('5', 'running')];
  expect(cardsOf(open, jobs).map(({ job: { id } }) => id)).toEqual(['5', '1', '2', '3']);
});
