import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EndStep } from '../../../../shared/domain/jobs/end-step.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { jobData } from '../../../../shared/domain/test-data/job-data.ts';
import { createChanges } from '../../changes/create-changes.ts';
import type { HostPower } from '../../host-ports.ts';
import { silentLog } from '../../testing/quiet-desktop.ts';
import { createEndSteps } from './create-end-steps.ts';
import { COUNTDOWN_MS } from './end-countdown.ts';

const SETTLED_MS = 2000;

let changes: ReturnType<typeof createChanges>;
beforeEach(() => {
  vi.useFakeTimers();
  changes = createChanges();
});
afterEach(() => {
  changes.dispose();
  vi.useRealTimers();
});

/** Tasks that a test changes, on a system that lets everything but `impossible` be done. */
function open({ impossible, refuses = false }: { impossible?: EndStep; refuses?: boolean } = {}) {
  const done: EndStep[] = [];
  let jobs: Job[] = [jobData({ state: 'running' })];
  const power: HostPower = {
    offers: async () =>
      (['sleep', 'shut-down', 'close'] as const).map((step) => ({
        step,
        isPossible: step !== impossible,
        mayHibernate: false,
      })),
    carryOut: async (step) => {
      if (refuses) throw new Error('Interactive authentication required.');
      done.push(step);
    },
  };
  const context = { changes, log: silentLog, now: () => Date.now() };
  const steps = createEndSteps(context, { jobs: { list: () => jobs }, power });
  const become = async (...next: Job[]) => {
    jobs = next;
    changes.publish('jobs', []);
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
  };
  return { steps, done, become };
}

it('does the step a minute after the last task has ended, and forgets it', async () => {
  const { steps, done, become } = open();
  await steps.choose({ step: 'sleep' });
  expect(steps.plan()).toEqual({ step: 'sleep', atMs: null, failure: null });
  await become(jobData({ state: 'done' }), jobData({ state: 'failed' }));
  expect(steps.plan().atMs).toBeGreaterThan(Date.now());
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect(done).toEqual(['sleep']);
  // The next tasks have no step: nobody chose one for them.
  await become(jobData({ state: 'running' }));
  await become(jobData({ state: 'done' }));
  await vi.advanceTimersByTimeAsync(2 * COUNTDOWN_MS);
  expect(done).toEqual(['sleep']);
});

it('does nothing without a choice', async () => {
  const { done, become } = open();
  await become(jobData({ state: 'done' }));
  await vi.advanceTimersByTimeAsync(2 * COUNTDOWN_MS);
  expect(done).toEqual([]);
});

it('does nothing once the choice is taken back during the countdown', async () => {
  const { steps, done, become } = open();
  await steps.choose({ step: 'shut-down' });
  await become(jobData({ state: 'done' }));
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS / 2);
  await steps.choose({ step: null });
  await vi.advanceTimersByTimeAsync(2 * COUNTDOWN_MS);
  expect(done).toEqual([]);
  expect(steps.plan()).toEqual({ step: null, atMs: null, failure: null });
});

it('waits for tasks that wait for the network or begin during the countdown, but not for what is on hold', async () => {
  const { steps, done, become } = open();
  await steps.choose({ step: 'close' });
  await become(jobData({ state: 'waiting' }));
  await vi.advanceTimersByTimeAsync(2 * COUNTDOWN_MS);
  expect(steps.plan().atMs).toBeNull();
  await become(jobData({ state: 'done' }));
  expect(steps.plan().atMs).not.toBeNull();
  await become(jobData({ state: 'running' }));
  expect(steps.plan()).toMatchObject({ step: 'close', atMs: null });
  await vi.advanceTimersByTimeAsync(2 * COUNTDOWN_MS);
  expect(done).toEqual([]);
  await become(jobData({ state: 'queued', isHeld: true }));
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect(done).toEqual(['close']);
});

it('counts down again after the computer slept through the end of the countdown', async () => {
  const { steps, done, become } = open();
  await steps.choose({ step: 'shut-down' });
  await become(jobData({ state: 'done' }));
  vi.setSystemTime(Date.now() + 8 * 60 * 60 * 1000);
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect(done).toEqual([]);
  expect(steps.plan().atMs).toBeGreaterThan(Date.now());
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect(done).toEqual(['shut-down']);
});

it('refuses a step that this system does not allow, or without a task to follow', async () => {
  const { steps, become } = open({ impossible: 'sleep' });
  await expect(steps.choose({ step: 'sleep' })).rejects.toMatchObject({ data: { reason: 'not_possible_here' } });
  await become(jobData({ state: 'done' }));
  await expect(steps.choose({ step: 'close' })).rejects.toMatchObject({ data: { reason: 'nothing_running' } });
  expect(steps.plan().step).toBeNull();
});

it('offers nothing where the host has no power over its computer', async () => {
  const steps = createEndSteps(
    { changes, log: silentLog, now: Date.now },
    { jobs: { list: () => [] }, power: undefined },
  );
  expect((await steps.offers()).some(({ isPossible }) => isPossible)).toBe(false);
  await expect(steps.choose({ step: 'sleep' })).rejects.toMatchObject({ data: { reason: 'not_possible_here' } });
});

it('says why the system refused and does not try again by itself', async () => {
  const { steps, become } = open({ refuses: true });
  await steps.choose({ step: 'sleep' });
  await become(jobData({ state: 'done' }));
  await vi.advanceTimersByTimeAsync(COUNTDOWN_MS);
  expect(steps.plan()).toMatchObject({ step: null, atMs: null, failure: { code: 'INTERNAL' } });
});
