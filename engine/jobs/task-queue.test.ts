import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTaskQueue, type TaskQueue, type TaskQueueOptions } from './task-queue.ts';

type Queue = TaskQueue<string, { name: string }>;
type Run = TaskQueueOptions<string, { name: string }>['run'];
const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
let time: number;
let queues: Queue[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-tasks-'));
  time = Date.UTC(2026, 0, 1);
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.dispose();
  await rm(folder, { recursive: true });
});

async function open(run: Run, onChange?: TaskQueueOptions<string, { name: string }>['onChange']): Promise<Queue> {
  const failureOf = (error: unknown) => ({ code: 1000, message: String(error) });
  const queue = await openTaskQueue({ folder, run, failureOf, rememberedMs: 30 * DAY_MS, now: () => time, onChange });
  queues.push(queue);
  return queue;
}

const untilAborted: Run = async (_task, signal) => {
  await new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
  });
};
const stateOf = (queue: Queue, id: string) => () => queue.find(id)?.state;

describe('the task queue', () => {
  it('does one task after the other and keeps their facts', async () => {
    const log: string[] = [];
    const queue = await open(async ({ work }) => {
      log.push(`begin ${work}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`end ${work}`);
    });
    const first = await queue.submit('a', { name: 'A' });
    const second = await queue.submit('b', { name: 'B' });
    expect(Number.isSafeInteger(Number(first.id)) && first.id !== second.id).toBe(true);
    await expect.poll(stateOf(queue, second.id)).toBe('done');
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
    expect(queue.find(first.id)).toMatchObject({ facts: { name: 'A' }, finishedAtMs: time });
  });

  it('keeps the reason of a failure and goes on with the next task', async () => {
    const queue = await open(async ({ work }) => {
      if (work === 'bad') throw new Error('it is bad');
    });
    const bad = await queue.submit('bad', { name: '' });
    const good = await queue.submit('good', { name: '' });
    await expect.poll(stateOf(queue, good.id)).toBe('done');
    expect(queue.find(bad.id)).toMatchObject({ state: 'failed', failure: { code: 1000, message: 'Error: it is bad' } });
  });

  it('begins anew after a restart with what was under way or waiting', async () => {
    const stopped = await open(untilAborted);
    const ids = [(await stopped.submit('one', { name: '1' })).id, (await stopped.submit('two', { name: '2' })).id];
    await stopped.dispose();
    expect(ids.map((id) => stopped.find(id)?.state)).toEqual(['waiting', 'waiting']);
    const done: string[] = [];
    const reopened = await open(async ({ work }) => void done.push(work));
    await expect.poll(stateOf(reopened, ids[1]!)).toBe('done');
    expect(done).toEqual(['one', 'two']);
  });

  it('tells what changes in the order in which it does', async () => {
    const told: string[] = [];
    const queue = await open(
      async ({ work }) => {
        if (work === 'bad') throw new Error('it is bad');
        return { name: 'changed' };
      },
      (task) => told.push(`${task.facts.name} ${task.state}`),
    );
    await queue.submit('bad', { name: 'A' });
    const last = await queue.submit('good', { name: 'B' });
    await expect.poll(stateOf(queue, last.id)).toBe('done');
    expect(told).toEqual(['A running', 'A failed', 'B running', 'changed done']);
    expect(queue.list().map(({ facts }) => facts.name)).toEqual(['changed', 'A']);
  });

  it('cancels what waits, and nothing that has been begun or has ended', async () => {
    const begun: string[] = [];
    let release: () => void = () => undefined;
    const run: Run = async ({ work }) => {
      begun.push(work);
      await new Promise<void>((resolve) => (release = resolve));
    };
    const queue = await open(run);
    const [first, second] = [await queue.submit('a', { name: '' }), await queue.submit('b', { name: '' })];
    await expect.poll(() => begun).toEqual(['a']);
    expect(await queue.cancel(first.id)).toBe(false);
    expect(await queue.cancel(second.id)).toBe(true);
    expect(await queue.cancel(second.id)).toBe(false);
    expect(await queue.cancel('1')).toBe(false);
    release();
    await expect.poll(stateOf(queue, first.id)).toBe('done');
    await queue.dispose();
    const reopened = await open(run);
    expect(stateOf(reopened, second.id)()).toBe('cancelled');
    expect(begun).toEqual(['a']);
  });

  it('forgets what has ended when it is told to, for good', async () => {
    const queue = await open(async () => undefined);
    const { id } = await queue.submit('a', { name: '' });
    await expect.poll(stateOf(queue, id)).toBe('done');
    await queue.remove(id);
    expect([queue.find(id), queue.list()]).toEqual([null, []]);
    await queue.dispose();
    expect((await open(async () => undefined)).find(id)).toBeNull();
  });

  it('keeps what is to be done on disk only, and nothing of it when it is done', async () => {
    let release: () => void = () => undefined;
    const queue = await open(async () => new Promise<void>((resolve) => (release = resolve)));
    const tasks = [await queue.submit('a long text', { name: '' }), await queue.submit('a longer text', { name: '' })];
    const isKept = async (text: string) =>
      (await readFile(path.join(folder, `${tasks[1]!.id}.json`), 'utf8')).includes(text);
    expect(JSON.stringify(tasks.map((task) => queue.find(task.id)))).not.toContain('long');
    expect(await isKept('a longer text')).toBe(true);
    for (const task of tasks) {
      await expect.poll(() => queue.find(task.id)?.attempts).toBe(1);
      await expect.poll(async () => (release(), queue.find(task.id)?.state)).toBe('done');
    }
    await expect.poll(async () => isKept('long')).toBe(false);
  });

  it('gives up a task that ended the engine three times', async () => {
    const task = { id: '7', state: 'waiting', createdAtMs: time, finishedAtMs: null, attempts: 3, facts: { name: '' } };
    await writeFile(path.join(folder, '7.json'), JSON.stringify({ ...task, work: 'deadly', failure: null }));
    const queue = await open(async () => {
      throw new Error('it must not be begun');
    });
    await expect.poll(stateOf(queue, '7')).toBe('failed');
    expect(queue.find('7')?.failure?.message).toMatch(/stopped 3 times/);
  });

  it('forgets a task 30 days after its end', async () => {
    const queue = await open(async () => undefined);
    const { id } = await queue.submit('work', { name: '' });
    await expect.poll(stateOf(queue, id)).toBe('done');
    time += 30 * DAY_MS - 1;
    await queue.sweep();
    expect(queue.find(id)).not.toBeNull();
    time += 1;
    expect(queue.find(id)).toBeNull();
    await queue.sweep();
    expect(await readdir(folder)).toEqual([]);
  });
});
