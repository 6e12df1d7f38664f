import { expect, it } from 'vitest';
import type { RemoteTaskId } from '../../../../shared/domain/ids.ts';
import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';
import { remoteTaskText } from './remote-task-text.ts';

const text = (changes: Partial<RemoteTask>) => {
  const task: RemoteTask = {
    id: 'task' as RemoteTaskId,
    kind: 'speech',
    ownerId: 'script',
    ownerPart: 'line',
    jobId: null,
    engine: 'cloud',
    state: 'working',
    phase: null,
    canBeCancelled: false,
    submittedAtMs: 0,
    answeredAtMs: null,
    retryAtMs: null,
    failure: null,
    ...changes,
  };
  return remoteTaskText(task, (ms) => `${ms} ms`);
};

it('says only what is known of a task', () => {
  expect(text({})).toBe('At the service');
  expect(text({ answeredAtMs: 900 })).toBe('Checked at 900 ms');
  expect(text({ answeredAtMs: 900, retryAtMs: 2000 })).toBe('Retrying at 2000 ms');
  expect(text({ state: 'sending' })).toBe('Waiting for the service');
  expect(text({ state: 'ready' })).toBe('Downloading the result');
  expect(text({ state: 'preparing' })).toBeNull();
  expect(text({ state: 'done' })).toBeNull();
});
