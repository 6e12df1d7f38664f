import { expect, it } from 'vitest';
import type { JobId } from '../../shared/domain/ids.ts';
import type { JobState } from '../../shared/domain/jobs/job.ts';
import { type Batch, batchCount, nextBatch } from './batch-count.ts';

const jobs = (states: Record<string, JobState>) =>
  Object.entries(states).map(([id, state]) => ({ id: id as JobId, kind: 'transcribe' as const, state }));

it('counts what is finished of everything that ran since the last rest', () => {
  const looks = [
    jobs({ old: 'done', a: 'running', b: 'queued' }),
    jobs({ old: 'done', a: 'done', b: 'running', c: 'queued' }),
    jobs({ old: 'done', a: 'done', b: 'failed', c: 'running' }),
    jobs({ old: 'done', a: 'done', b: 'failed', c: 'done' }),
  ];
  let batch: Batch = new Set();
  const counts = looks.map((look) => {
    batch = nextBatch(batch, look);
    return batchCount(batch, look);
  });
  expect(counts).toEqual(['0/2', '1/3', '2/3', null]);
});

it('shows no count for a single job', () => {
  const look = jobs({ a: 'running' });
  expect(batchCount(nextBatch(new Set(), look), look)).toBeNull();
});
