import { expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import type { WaitReason } from '../../../../../shared/domain/jobs/job-facts.ts';
import { jobData } from '../../../../../shared/domain/test-data/job-data.ts';
import { actionOfKey, deleteAction, endAction, jobActions } from './job-actions.ts';

const transcript = { itemId: 't' as ItemId, itemKind: 'transcript' } as const;
const SOURCE = { kind: 'transcript', id: 't' } as const;
const failed = (code: NonNullable<Job['failure']>['code'], data = {}) =>
  jobData({ state: 'failed', ...transcript, source: SOURCE, failure: { code, message: '', data } });

it('ends what waits without a word, stops what runs here, and only stops waiting for what the service may bill', () => {
  expect([
    endAction(jobData({ state: 'queued' })),
    endAction(jobData()),
    endAction(jobData({ engine: 'cloud', mayBeBilled: false })),
    endAction(jobData({ engine: 'cloud', mayBeBilled: true })),
    endAction(jobData({ engine: 'cloud', mayBeBilled: true, state: 'waiting' })),
  ]).toEqual(['cancel', 'stop', 'stop', 'stopWaiting', 'stopWaiting']);
});

it('moves, holds and lets go only what has a place in the queue', () => {
  const queued = (change: Partial<Job>) => jobActions(jobData({ state: 'queued', ...change }));
  expect([
    queued({ position: 1 }),
    queued({ position: 2 }),
    queued({ position: 2, isHeld: true }),
    queued({ position: null }),
  ]).toEqual([
    ['cancel', 'moveDown', 'hold'],
    ['cancel', 'runNext', 'moveUp', 'moveDown', 'hold'],
    ['release', 'cancel', 'runNext', 'moveUp', 'moveDown'],
    ['cancel'],
  ]);
});

it('offers to retry now what waits for network, key or a busy service, and this computer where that can do it', () => {
  const waiting = (reason: WaitReason, change: Partial<Job> = {}) =>
    jobActions(
      jobData({
        state: 'waiting',
        position: 1,
        wait: { reason, untilMs: null, attempt: 1, attempts: null },
        ...change,
      }),
    )[0];
  expect([
    waiting('network'),
    waiting('key'),
    waiting('service_busy'),
    waiting('rate_limit'),
    waiting('turn'),
    waiting('rate_limit', { canRunLocally: true }),
  ]).toEqual(['tryNow', 'tryNow', 'tryNow', 'cancel', 'cancel', 'runLocally']);
});

it('offers the next step of a failure first: its setting, else retrying, else going on', () => {
  expect(jobActions(failed('KEY_MISSING'))[0]).toBe('settings');
  expect(jobActions(failed('WORKER_DIED', { reason: 'given-up' }))[0]).toBe('resume');
  expect(jobActions(failed('INTERNAL'))).toEqual(['retry', 'edit', 'dismiss']);
});

it('offers to go on with work that is done without all of its results', () => {
  const { failure } = failed('SERVICE_FAILED', { reason: 'results_missing', missingCount: 1, resultCount: 4 });
  expect(jobActions(jobData({ state: 'done', failure }))[0]).toBe('resume');
  expect(jobActions(jobData({ state: 'done', failure: failed('SERVICE_FAILED').failure }))).not.toContain('resume');
});

it('offers the request ID where the service gave one', () => {
  expect(jobActions(failed('SERVICE_FAILED', { requestId: 'r-1' }))).toContain('copyId');
  expect(jobActions(failed('SERVICE_FAILED'))).not.toContain('copyId');
  expect(jobActions(jobData({ state: 'done', requestIds: ['r-2'] }))).toContain('copyId');
});

it('opens what was made while it is there, and shows it in its folder where it is a file', () => {
  expect(jobActions(jobData({ state: 'done', ...transcript }))).toEqual(['open', 'dismiss']);
  const take = { kind: 'speech', id: 's' } as const;
  const spoken = { kind: 'speak', itemId: 'r' as ItemId, itemKind: 'script', state: 'done' } as const;
  expect(jobActions(jobData({ ...spoken, results: [take], resultCount: 1 }))).toEqual(['open', 'reveal', 'dismiss']);
  expect(jobActions(jobData({ ...spoken, results: [take, take], resultCount: 2 }))).toEqual(['open', 'dismiss']);
  expect(jobActions(jobData({ state: 'done', itemId: transcript.itemId }))).toEqual(['dismiss']);
});

it('opens with Enter, retries or resumes with R, and puts away with Delete', () => {
  const done = jobData({ state: 'done', ...transcript });
  const keys = (job: Job) => ['Enter', 'r', 'Delete', 'x'].map((key) => actionOfKey(key, job));
  expect(keys(done)).toEqual(['open', null, 'dismiss', null]);
  expect(keys(failed('INTERNAL'))).toEqual(['edit', 'retry', 'dismiss', null]);
  expect(keys(jobData({ state: 'cancelled', ...transcript }))).toEqual(['open', 'resume', 'dismiss', null]);
});

it('ends an active task with Delete only where that costs nothing', () => {
  const sent = jobData({ engine: 'cloud', mayBeBilled: true });
  expect([deleteAction(jobData({ state: 'queued' })), deleteAction(jobData()), deleteAction(sent)]).toEqual([
    'cancel',
    'stop',
    null,
  ]);
});
