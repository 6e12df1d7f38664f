import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { EchoTask } from './test-data/echo-task.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

let pool: ThreadPool<EchoTask, string>;
let startCount = 0;
afterEach(async () => pool.dispose());

function openPool(count: number): void {
  startCount = 0;
  pool = createThreadPool<EchoTask, string>({
    count,
    start: () => {
      startCount += 1;
      return new Worker(new URL('./test-data/echo-thread.ts', import.meta.url));
    },
    stop: async (thread) => thread.terminate(),
    transferOf: ({ bytes }) => (bytes ? [bytes.buffer] : []),
    diedMessage: 'The thread has ended. Try again.',
  });
}

it('starts a thread when there is work for it, and gives work to one that has started', async () => {
  openPool(3);
  expect(startCount).toBe(0);
  for (const say of ['one', 'two', 'three']) expect(await pool.run({}, { say })).toBe(`${say} 0`);
  expect(startCount).toBe(1);
  await Promise.all(['four', 'five'].map(async (say) => pool.run({}, { say, waitMs: 20 })));
  expect(startCount).toBe(2);
});

it('lets owners take turns', async () => {
  openPool(1);
  const [long, short] = [{}, {}];
  const order: string[] = [];
  const run = async (owner: object, say: string) => order.push(await pool.run(owner, { say }));
  await Promise.all([run(long, 'a1'), run(long, 'a2'), run(long, 'a3'), run(short, 'b1')]);
  expect(order).toEqual(['a1 0', 'a2 0', 'b1 0', 'a3 0']);
});

it('moves what a task holds to the thread', async () => {
  openPool(1);
  const bytes = new Uint8Array(1000);
  expect(await pool.run({}, { say: 'moved', bytes })).toBe('moved 1000');
  expect(bytes.length).toBe(0);
});

it('fails work with the failure of the thread, which goes on', async () => {
  openPool(1);
  await expect(pool.run({}, { say: 'fail' })).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { say: 'fail' } });
  expect(await pool.run({}, { say: 'next' })).toBe('next 0');
  expect(startCount).toBe(1);
});

it('fails only the work whose thread ends, and replaces the thread', async () => {
  openPool(1);
  const doomed = pool.run({}, { say: 'crash' });
  const waiting = pool.run({}, { say: 'waiting' });
  await expect(doomed).rejects.toMatchObject({ code: 'WORKER_DIED', message: 'The thread has ended. Try again.' });
  expect(await waiting).toBe('waiting 0');
  expect(startCount).toBe(2);
});

it('fails only the work that cannot be handed to a thread', async () => {
  openPool(1);
  const bytes = new Uint8Array(1000);
  await pool.run({}, { say: 'moved', bytes });
  const works: EchoTask[] = [{ say: 'before', waitMs: 20 }, { say: 'again', bytes }, { say: 'next' }];
  const outcomes = await Promise.allSettled(works.map(async (work) => pool.run({}, work)));
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: 'before 0' },
    { status: 'rejected', reason: { code: 'WORKER_DIED', cause: { name: 'DataCloneError' } } },
    { status: 'fulfilled', value: 'next 0' },
  ]);
});

it('forgets what has not begun', async () => {
  openPool(1);
  const owner = {};
  const order: string[] = [];
  const run = async (from: object, say: string) => order.push(await pool.run(from, { say }));
  const first = run(owner, 'begun');
  void run(owner, 'forgotten');
  pool.forget(owner);
  await Promise.all([first, run({}, 'other')]);
  expect(order).toEqual(['begun 0', 'other 0']);
});

it('fails what runs and what waits when it is closed, and takes no more', async () => {
  openPool(1);
  const running = pool.run({}, { say: 'running', waitMs: 60_000 });
  const waiting = pool.run({}, { say: 'waiting' });
  const outcomes = Promise.allSettled([running, waiting]);
  await pool.dispose();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'WORKER_DIED' } });
  }
  await expect(pool.run({}, { say: 'late' })).rejects.toMatchObject({ code: 'WORKER_DIED' });
});
