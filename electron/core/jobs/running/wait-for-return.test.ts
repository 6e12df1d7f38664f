import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { createChanges } from '../../changes/create-changes.ts';
import type { OpenJobs } from '../create-jobs.ts';
import type { JobWork } from '../job-work.ts';
import { type JobsRoom, openJobsRoom } from '../testing/jobs-room.ts';
import { waitForReturn } from './wait-for-return.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => {
  vi.useRealTimers();
  room.close();
});

const offline = (data = {}) => new Failure('NETWORK_UNREACHABLE', 'No network.', data);
const noKey = () => new Failure('KEY_MISSING', 'No key.');

/** A program whose work fails with what `problem` gives, and is done where that is null. */
function open(
  problem: () => Error | null,
  options: Parameters<JobsRoom['open']>[0] & { local?: JobWork['local'] } = {},
) {
  const { local, ...rest } = options;
  const opened = room.open({ owner: 'app', keepsQueue: true, ...rest });
  let runs = 0;
  opened.queue.register('transcribe', {
    ...(local ? { local } : {}),
    run: async () => {
      runs += 1;
      const error = problem();
      if (error) throw error;
      return null;
    },
  });
  opened.start({ adopt: true });
  return { ...opened, runs: () => runs };
}
const cloudJob = (opened: OpenJobs) => room.submit(opened, 'a', { engine: 'cloud' });
const waitOf = (opened: OpenJobs, id: ReturnType<typeof cloudJob>) => opened.jobs.get({ id }).wait;

describe('a job of the cloud without a network', () => {
  it('waits longer and longer without a place in its lane, and goes on when the network is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    let error: Error | null = offline();
    const app = open(() => error);
    const id = cloudJob(app);
    await vi.advanceTimersByTimeAsync(0);
    expect(waitOf(app, id)).toMatchObject({ reason: 'network', attempt: 1, attempts: null });
    const job = app.jobs.get({ id });
    expect(job).toMatchObject({ state: 'waiting', position: 1, failure: { code: 'NETWORK_UNREACHABLE' } });
    expect((job.wait?.untilMs ?? 0) - Date.now()).toBe(15_000);
    expect(app.jobs.hasRunning()).toBe(false);
    for (const [attempt, pauseMs] of [
      [2, 30_000],
      [3, 60_000],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pauseMs / 2);
      expect(waitOf(app, id)).toMatchObject({ attempt });
      expect((waitOf(app, id)?.untilMs ?? 0) - Date.now()).toBe(pauseMs);
    }
    error = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await app.jobs.whenEnded({ id })).state).toBe('done');
    expect(app.jobs.get({ id })).toMatchObject({ failure: null, wait: null });
    await app.dispose();
  });

  it('tries at once when the system says that it is online, when the user says so, and at the next start', async () => {
    const app = open(offline);
    const id = cloudJob(app);
    const waits = (opened: ReturnType<typeof open>, runs: number) =>
      expect.poll(() => [opened.runs(), waitOf(opened, id)?.reason]).toEqual([runs, 'network']);
    await waits(app, 1);
    app.jobs.networkReturned();
    await waits(app, 2);
    app.jobs.tryNow({ id });
    await waits(app, 3);
    await app.dispose();
    const next = open(() => null, { owner: 'next' });
    expect((await next.jobs.whenEnded({ id })).state).toBe('done');
    await next.dispose();
  });

  it('is not sent again by itself where the service may have had the request', async () => {
    const app = open(() => offline({ mayHaveReachedService: true }));
    const id = cloudJob(app);
    expect((await app.jobs.whenEnded({ id })).state).toBe('failed');
    await app.dispose();
  });

  it('fails at once where nobody sees a queue, and on this computer', async () => {
    const commandLine = open(offline, { keepsQueue: false });
    expect((await commandLine.jobs.whenEnded({ id: cloudJob(commandLine) })).state).toBe('failed');
    await commandLine.dispose();
    const app = open(offline);
    expect((await app.jobs.whenEnded({ id: room.submit(app, 'a') })).state).toBe('failed');
    await app.dispose();
  });

  it('can be stopped, and given to the local engine where that can do it', async () => {
    const moved: unknown[] = [];
    let isLocal = false;
    const local = {
      isPossible: (_db: unknown, { request }: { request: Record<string, unknown> }) => request['title'] === 'a',
      move: (_tx: unknown, { request }: { request: Record<string, unknown> }) => {
        moved.push(request['title']);
        isLocal = true;
      },
    };
    const app = open(() => (isLocal ? null : offline()), { local });
    const [id, other] = [cloudJob(app), room.submit(app, 'b', { engine: 'cloud', request: { title: 'b' } })];
    await expect.poll(() => waitOf(app, other)?.reason).toBe('network');
    expect([app.jobs.get({ id }).canRunLocally, app.jobs.get({ id: other }).canRunLocally]).toEqual([true, false]);
    expect(() => app.jobs.runLocally({ id: other })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    app.jobs.cancel({ id: other });
    expect(app.jobs.get({ id: other })).toMatchObject({ state: 'cancelled', wait: null });
    app.jobs.runLocally({ id });
    expect(await app.jobs.whenEnded({ id })).toMatchObject({ state: 'done', engine: 'local', failure: null });
    expect(moved).toEqual(['a']);
    await app.dispose();
  });
});

describe('a job of the cloud without a key', () => {
  it('waits as long as it takes, and goes on when a key was entered', async () => {
    const changes = createChanges();
    let error: Error | null = noKey();
    const app = open(() => error, { changes });
    const id = cloudJob(app);
    await expect.poll(() => waitOf(app, id)).toEqual({ reason: 'key', untilMs: null, attempt: 1, attempts: null });
    app.jobs.networkReturned();
    expect(waitOf(app, id)?.reason).toBe('key');
    error = null;
    changes.publish('secrets', []);
    expect((await app.jobs.whenEnded({ id })).state).toBe('done');
    await app.dispose();
  });
});

it('waits at most five minutes between two tries', () => {
  const pauses = [1, 4, 6, 50].map(
    (attempt) => waitForReturn(offline(), { engine: 'cloud', attempt, nowMs: 0 })?.untilMs,
  );
  expect(pauses).toEqual([15_000, 120_000, 300_000, 300_000]);
});
