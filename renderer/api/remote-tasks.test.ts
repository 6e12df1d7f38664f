import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RemoteTaskId } from '../../shared/domain/ids.ts';
import type { RemoteTask } from '../../shared/domain/jobs/remote-task.ts';
import { client } from './client.ts';
import { remoteTaskQuery } from './remote-tasks.ts';
import { standInCore } from './test-data/stand-in-core.ts';

// Before react-query is loaded: without a window it takes itself for a server, which polls nothing.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()));

const NOW_MS = 1_800_000_000_000;
const STEP_MS = 50;

let state: RemoteTask['state'];
/** When core was asked, in ms from the start. */
let asked: number[];

beforeEach(() => {
  // Pauses are of the test; messages and their ports are real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: NOW_MS });
  state = 'working';
  asked = [];
  const poll = (): RemoteTask => {
    asked.push(Date.now() - NOW_MS);
    return {
      id: 'task' as RemoteTaskId,
      kind: 'speech',
      ownerId: 'script',
      ownerPart: 'line',
      jobId: null,
      engine: 'cloud',
      state,
      phase: null,
      canBeCancelled: false,
      submittedAtMs: NOW_MS,
      answeredAtMs: null,
      retryAtMs: null,
      failure: null,
    };
  };
  standInCore({ app: { ping: () => ({ nowMs: 0 }) }, remoteTasks: { poll } });
});
afterEach(() => void vi.useRealTimers());

/** Lets time pass; whatever is asked meanwhile is answered, for messages of a port keep their order. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    await client.app.ping();
    // The answer sets the next pause once react-query has heard of it.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

it('a task that is shown is polled at the pace of its age, and no more once it has ended or is no longer shown', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queries, remoteTaskQuery('task' as RemoteTaskId));
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data?.state).toBe('working');
  expect(asked).toEqual([0]);
  await pass(10_600);
  expect(asked).toEqual([0, 5000, 10_500]);
  state = 'done';
  await pass(6000);
  expect(asked).toEqual([0, 5000, 10_500, 16_550]);
  expect(observer.getCurrentResult().data?.state).toBe('done');
  await pass(30_000);
  expect(asked).toHaveLength(4);

  // Shown again, it is asked about at once; then it leaves the window while the service works on.
  leave();
  state = 'working';
  const again = observer.subscribe(() => undefined);
  await expect.poll(() => asked.length).toBe(5);
  again();
  await pass(30_000);
  expect(asked).toHaveLength(5);
  queries.clear();
});
