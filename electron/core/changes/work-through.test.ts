import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { createChanges } from './create-changes.ts';
import { type BackgroundWork, workThrough } from './work-through.ts';

const REST_MS = 30_000;
/** More than it takes from a change to the work that it calls for. */
const SOON_MS = 1000;

let changes: ReturnType<typeof createChanges>;
let logged: unknown[];
let work: BackgroundWork;
/** What the work does, time after time; nothing once this is empty. */
let results: (boolean | 'later' | Failure | Promise<boolean>)[];
let runs: number;
let signal: AbortSignal;

beforeEach(() => {
  vi.useFakeTimers();
  [changes, logged, results, runs] = [createChanges(), [], [], 0];
  const log = {
    error: () => undefined,
    info: () => undefined,
    warn: (_: string, facts: unknown) => logged.push(facts),
  };
  work = workThrough({ changes, log: log as never }, async (given) => {
    runs += 1;
    signal = given;
    const result = results.shift() ?? false;
    if (result instanceof Failure) throw result;
    return await result;
  });
});
afterEach(async () => {
  await work.stop();
  changes.dispose();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('goes on until nothing is left, then rests until the library changes', async () => {
  results = [true, true, false];
  work.start();
  await pass(4 * SOON_MS);
  expect(runs).toBe(3);
  await pass(10 * REST_MS);
  expect(runs).toBe(3);
  changes.publish('settings', []);
  await pass(SOON_MS);
  expect(runs).toBe(3);
  changes.publish('library', ['a']);
  await pass(SOON_MS);
  expect(runs).toBe(4);
});

it('takes up by itself after a rest what failed, and says in the log that it did', async () => {
  results = [new Failure('DISK_FULL', 'The disk is full.'), true, false];
  work.start();
  await pass(SOON_MS);
  expect([runs, logged]).toEqual([1, [{ code: 'DISK_FULL' }]]);
  await pass(REST_MS + 4 * SOON_MS);
  expect([runs, logged.length]).toEqual([3, 1]);
});

it('tries again after a rest where it had to wait', async () => {
  results = ['later', false];
  work.start();
  await pass(REST_MS / 2);
  expect(runs).toBe(1);
  await pass(REST_MS);
  expect(runs).toBe(2);
});

it('misses no change that comes while it works', async () => {
  let finish = (_: boolean): void => undefined;
  results = [new Promise((resolve) => (finish = resolve))];
  work.start();
  await pass(SOON_MS);
  changes.publish('library', ['b']);
  await pass(SOON_MS);
  finish(false);
  await pass(SOON_MS);
  expect(runs).toBe(2);
});

it('tells a failure to who asked for a step, and does the next one all the same', async () => {
  results = [new Failure('DISK_FULL', 'The disk is full.'), true];
  await expect(work.step()).rejects.toMatchObject({ code: 'DISK_FULL' });
  expect(await work.step()).toBe(true);
});

it('when stopped, ends what it does, waits for that, and begins nothing more', async () => {
  let finish = (_: boolean): void => undefined;
  results = [new Promise((resolve) => (finish = resolve))];
  work.start();
  await pass(SOON_MS);
  let isStopped = false;
  const stopping = work.stop().then(() => (isStopped = true));
  await pass(SOON_MS);
  expect([signal.aborted, isStopped]).toEqual([true, false]);
  finish(true);
  await stopping;
  changes.publish('library', []);
  await pass(2 * REST_MS);
  expect(runs).toBe(1);
});
