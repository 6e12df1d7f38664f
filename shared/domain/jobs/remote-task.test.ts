import { expect, it } from 'vitest';
import type { RemoteTaskId } from '../ids.ts';
import { pollIntervalMs, type RemoteTask, type RemoteTaskState } from './remote-task.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

const task = (changes: Partial<RemoteTask> = {}): RemoteTask => ({
  id: 'task' as RemoteTaskId,
  kind: 'speech',
  ownerId: 'script',
  ownerPart: 'line',
  jobId: null,
  engine: 'cloud',
  state: 'working',
  phase: null,
  canBeCancelled: false,
  submittedAtMs: 1_000_000,
  answeredAtMs: null,
  retryAtMs: null,
  failure: null,
  ...changes,
});

const atAges = (engine: EngineChoice, agesMs: number[]) =>
  agesMs.map((ageMs) => pollIntervalMs(task({ engine }), 1_000_000 + ageMs));

it('asks at the documented pace, less often with age, up to a longest pause', () => {
  expect(atAges('cloud', [0, 50_000, 150_000, 86_400_000])).toEqual([5000, 10_000, 20_000, 20_000]);
  expect(atAges('local', [0, 5000, 17_500, 3_600_000])).toEqual([250, 750, 2000, 2000]);
});

it.each<RemoteTaskState>(['preparing', 'sending', 'ready', 'done', 'failed', 'expired'])(
  'does not ask about a task that is %s',
  (state) => expect(pollIntervalMs(task({ state }), 1_000_000)).toBe(false),
);

it('waits for the next try where the service could not be asked', () => {
  expect(pollIntervalMs(task({ retryAtMs: 1_060_000 }), 1_000_000)).toBe(60_000);
  expect(pollIntervalMs(task({ retryAtMs: 999_000 }), 1_000_000)).toBe(5000);
});

it('keeps to the pace where the clock was set back or the time of submission is unknown', () => {
  expect(atAges('cloud', [-3_600_000])).toEqual([5000]);
  expect(pollIntervalMs(task({ submittedAtMs: null }), 1_000_000)).toBe(5000);
});
