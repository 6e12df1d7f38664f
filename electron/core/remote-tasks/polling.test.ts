import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pollIntervalMs } from '../../../shared/domain/jobs/remote-task.ts';
import { answered, refused } from '../speech/test-data/speech-answers.ts';
import {
  createWaiter,
  openTaskDesk,
  order,
  startTaskService,
  type TaskDesk,
  type TaskServiceDesk,
} from './test-data/task-desk.ts';

const processing = answered({ task_id: 5, status: 'Processing', file_id: 9 });
const success = answered({ task_id: 5, status: 'Success', file_id: 9 });
/** Pace of a new task of the cloud. */
const PACE_MS = 5000;

let service: TaskServiceDesk;
let desk: TaskDesk;
beforeEach(async () => {
  service = await startTaskService();
  desk = openTaskDesk(service.server);
});
afterEach(async () => {
  desk.close();
  await service.server.close();
  fs.rmSync(desk.folder, { recursive: true, force: true });
});

/** A task that a job waits for, once the service has said that it works on it. */
async function begun() {
  const waiter = createWaiter();
  const done = desk.tasks.carryOut(order(), waiter);
  // What of it fails is told to whoever awaits it.
  done.catch(() => undefined);
  await expect.poll(() => desk.room.list({})[0]?.answeredAtMs ?? null).not.toBeNull();
  return { done, waiter, id: desk.only().id };
}

/** Lets time pass; a query that is due then has arrived afterwards, for another request that leaves later has. */
async function pass(ms: number): Promise<void> {
  desk.clock.pass(ms);
  await arrived();
}

async function arrived(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await fetch(`${service.server.baseUrl}/v1/later`, { method: 'POST' });
}

describe('polling', () => {
  it('is done by core at the pace where no window asks, until the task has ended', async () => {
    const { done } = await begun();
    expect(service.queries()).toBe(1);
    await pass(PACE_MS - 1);
    expect(service.queries()).toBe(1);
    desk.clock.pass(1);
    await expect.poll(() => desk.room.list({})[0]?.answeredAtMs).toBe(desk.clock.now());
    expect(service.queries()).toBe(2);
    service.script.query = success;
    desk.clock.pass(2 * PACE_MS);
    expect((await done).task.state).toBe('ready');
    const asked = service.queries();
    desk.clock.pass(100 * PACE_MS);
    expect(await desk.room.poll({ id: desk.only().id })).toMatchObject({ state: 'ready' });
    expect(service.queries()).toBe(asked);
  });

  it('is left to a window that shows the task, and taken back two paces after its last question', async () => {
    const { id } = await begun();
    for (let count = 0; count < 5; count += 1) {
      const shown = desk.room.list({})[0]!;
      const intervalMs = Number(pollIntervalMs(shown, desk.clock.now()));
      const before = service.queries();
      desk.clock.pass(intervalMs - 1);
      await desk.room.poll({ id });
      expect(service.queries()).toBe(before + 1);
      desk.clock.pass(1);
    }
    // The window was hidden or closed.
    const asked = service.queries();
    await pass(1.5 * PACE_MS);
    expect(service.queries()).toBe(asked);
    await pass(2 * PACE_MS);
    expect(service.queries()).toBe(asked + 1);
  });

  it('costs one query for two windows, at the same moment and at different ones', async () => {
    const { id } = await begun();
    desk.clock.pass(PACE_MS - 1);
    const both = await Promise.all([desk.room.poll({ id }), desk.room.poll({ id }), desk.room.poll({ id })]);
    expect([service.queries(), new Set(both.map(({ answeredAtMs }) => answeredAtMs)).size]).toEqual([2, 1]);
    desk.clock.pass(PACE_MS / 2);
    await desk.room.poll({ id });
    expect(service.queries()).toBe(2);
    desk.clock.pass(PACE_MS);
    await desk.room.poll({ id });
    expect(service.queries()).toBe(3);
  });

  it('answers those who ask while a query is under way with its answer', async () => {
    const { id } = await begun();
    const held: ServerResponse[] = [];
    service.script.query = (response) => void held.push(response);
    desk.clock.pass(PACE_MS - 1);
    const first = desk.room.poll({ id });
    await expect.poll(() => held.length).toBe(1);
    const second = desk.room.poll({ id });
    held[0]!
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ task_id: 5, status: 'Success', file_id: 9, base_resp: { status_code: 0 } }));
    expect([(await first).state, (await second).state, service.queries()]).toEqual(['ready', 'ready', 2]);
  });

  it('lets the job go on at once when a window learns that the task has ended', async () => {
    const { id, done } = await begun();
    service.script.query = success;
    desk.clock.pass(PACE_MS - 1);
    expect(await desk.room.poll({ id })).toMatchObject({ state: 'ready' });
    expect((await done).task.result).toEqual({ fileId: '9' });
  });

  it.each(['', 'Failed to', 'constructor', '__proto__', 'done', `${'x'.repeat(10_000)}`])(
    'goes on where a newer or broken service says a state that nobody knows (%#)',
    async (status) => {
      const { id } = await begun();
      service.script.query = answered({ task_id: 5, status, file_id: 9 });
      desk.clock.pass(PACE_MS - 1);
      expect(await desk.room.poll({ id })).toMatchObject({ state: 'working', failure: null });
    },
  );

  it.each([
    ['in a state of its own', { status: 'failed' }, { reason: 'task_failed' }],
    ['with an error beside it', { status: 'Failed', error: { message: 'too dark' } }, { serviceMessage: 'too dark' }],
  ])('ends with what the service says of a task that failed, %s', async (_name, answer, data) => {
    const { id, done } = await begun();
    service.script.query = answered({ task_id: 5, ...answer });
    desk.clock.pass(PACE_MS - 1);
    const failure = { code: 'SERVICE_FAILED', data };
    expect(await desk.room.poll({ id })).toMatchObject({ state: 'failed', failure });
    await expect(done).rejects.toMatchObject(failure);
  });

  it('waits when the service cannot be asked, tells so, and goes on by itself', async () => {
    const { id, done, waiter } = await begun();
    service.script.query = (response) => void response.writeHead(503).end();
    desk.clock.pass(PACE_MS);
    const retryAtMs = desk.clock.now() + 20_000;
    await expect.poll(() => waiter.told).toEqual([retryAtMs]);
    const shown = await desk.room.poll({ id });
    expect(shown).toMatchObject({ state: 'working', retryAtMs, failure: { code: 'SERVICE_FAILED' } });
    expect(pollIntervalMs(shown, desk.clock.now())).toBe(20_000);
    expect(service.queries()).toBe(2);
    service.script.query = success;
    desk.clock.pass(20_000);
    await done;
    expect([waiter.told.at(-1), service.queries()]).toEqual([retryAtMs, 3]);
  });

  it('stops where the key is rejected, and the task goes on when it is right again', async () => {
    const { done } = await begun();
    service.script.query = refused(1004, 'login fail');
    desk.clock.pass(PACE_MS);
    await expect(done).rejects.toMatchObject({ code: 'KEY_REJECTED' });
    expect(desk.only().state).toBe('working');
    service.script.query = success;
    expect((await desk.tasks.carryOut(order(), createWaiter())).task.state).toBe('ready');
    expect(service.submissions()).toBe(1);
  });

  it('does not ask another service about a task', async () => {
    const { id } = await begun();
    desk.surroundings.host = 'other.test';
    desk.clock.pass(PACE_MS);
    expect(await desk.room.poll({ id })).toMatchObject({ state: 'working' });
    expect(service.queries()).toBe(1);
  });
});

describe('a callback', () => {
  it('makes core ask at once, and believes nothing that came with it', async () => {
    const { done } = await begun();
    service.script.query = success;
    desk.room.taskChanged('5');
    expect((await done).task.state).toBe('ready');
    expect(service.queries()).toBe(2);
  });

  it('is told to windows as a change', async () => {
    const { id } = await begun();
    const changes = desk.changes.subscribe();
    service.script.query = success;
    desk.room.taskChanged('5');
    expect((await changes.next()).value).toEqual([{ domain: 'remote-tasks', ids: [id] }]);
    expect(await desk.room.poll({ id })).toMatchObject({ state: 'ready' });
    expect(service.queries()).toBe(2);
  });

  it('that comes while a query is under way makes it ask once more, however many come', async () => {
    const { done } = await begun();
    const held: ServerResponse[] = [];
    service.script.query = (response) => void held.push(response);
    desk.room.taskChanged('5');
    await expect.poll(() => held.length).toBe(1);
    service.script.query = success;
    for (let count = 0; count < 50; count += 1) desk.room.taskChanged('5');
    held[0]!
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ task_id: 5, status: 'Processing', base_resp: { status_code: 0 } }));
    expect((await done).task.state).toBe('ready');
    expect(service.queries()).toBe(3);
  });

  it.each(['6', '', '../5', `${'5'.repeat(100_000)}`, "5' OR 1=1 --"])(
    'with an ID that nobody knows is ignored (%#)',
    async (remoteId) => {
      await begun();
      desk.room.taskChanged(remoteId);
      await arrived();
      expect([service.queries(), desk.only().state]).toEqual([1, 'working']);
    },
  );

  it('after the end of its task asks nobody', async () => {
    const { done } = await begun();
    service.script.query = success;
    desk.room.taskChanged('5');
    await done;
    desk.room.taskChanged('5');
    await arrived();
    expect(service.queries()).toBe(2);
  });
});

it('is stopped by whoever waits, without stopping the service', async () => {
  service.script.query = processing;
  const { done, waiter } = await begun();
  waiter.stop();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(desk.only().state).toBe('working');
  const asked = service.queries();
  desk.clock.pass(100 * PACE_MS);
  expect(service.queries()).toBe(asked);
});
