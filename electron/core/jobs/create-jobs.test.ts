import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { Db } from '../database/database.ts';
import { type JobsRoom, openJobsRoom, untilAborted } from './testing/jobs-room.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => room.close());

describe('the jobs', () => {
  it('run in order, as many at a time as their lane has places, with their request from disk', async () => {
    const opened = room.open();
    const log_: string[] = [];
    opened.queue.register('transcribe', {
      run: async ({ request, report }) => {
        log_.push(`begin ${String(request.title)}`);
        report({ step: 'recognising', done: 1, total: 2, unit: 'ms' });
        await delay(5);
        log_.push(`end ${String(request.title)}`);
        return null;
      },
    });
    opened.start({ adopt: true });
    const ids = ['a', 'b', 'c'].map((title) => room.submit(opened, title));
    const ended = await Promise.all(ids.map((id) => opened.jobs.whenEnded({ id })));
    expect(log_).toEqual(['begin a', 'end a', 'begin b', 'end b', 'begin c', 'end c']);
    expect(ended.map((job) => [job.state, job.progress.done, job.progress.step])).toEqual(
      ids.map(() => ['done', 1, 'recognising']),
    );
    expect(opened.jobs.list({ limit: 2 }).map((job) => job.title)).toEqual(['c', 'b']);
    expect(opened.jobs.hasActive()).toBe(false);
    await opened.dispose();
  });

  it('are on the disk before their work begins, and each finished part before the next', async () => {
    const order: string[] = [];
    const writeSynced: Db['writeSynced'] = (work) => {
      order.push('synced');
      return room.db.writeSynced(work);
    };
    const opened = room.open({ db: { ...room.db, writeSynced } });
    opened.queue.register('transcribe', {
      run: async ({ checkpoint }) => {
        order.push('begin');
        checkpoint();
        order.push('next part');
        return null;
      },
    });
    opened.start({ adopt: true });
    await opened.jobs.whenEnded({ id: room.submit(opened, 'a') });
    expect(order).toEqual(['synced', 'begin', 'synced', 'next part']);
    await opened.dispose();
  });

  it('keep the failure with its data, and a notice beside success', async () => {
    const opened = room.open();
    let hasRun = false;
    opened.queue.register('transcribe', {
      run: async () => {
        if (hasRun) return { code: 'ENGINE_UNAVAILABLE', message: 'Labels are by part.', data: {} };
        hasRun = true;
        throw new Failure('RATE_LIMITED', 'Too many requests.', { requestId: 'r-1' });
      },
    });
    opened.start({ adopt: true });
    const id = room.submit(opened, 'a');
    expect(await opened.jobs.whenEnded({ id })).toMatchObject({
      state: 'failed',
      failure: { code: 'RATE_LIMITED', data: { requestId: 'r-1' } },
    });
    opened.jobs.resume({ id });
    expect(await opened.jobs.whenEnded({ id })).toMatchObject({
      state: 'done',
      failure: { code: 'ENGINE_UNAVAILABLE' },
    });
    await opened.dispose();
  });

  it('can be cancelled while they wait and while they run, all at once too', async () => {
    const opened = room.open();
    const endings: string[] = [];
    opened.queue.register('transcribe', {
      run: untilAborted,
      onEnd: (_tx, job) => void endings.push(`${job.title} ${job.state}`),
    });
    opened.start({ adopt: true });
    const [a, b, c] = [room.submit(opened, 'a'), room.submit(opened, 'b'), room.submit(opened, 'c')];
    opened.jobs.cancel({ id: b });
    opened.jobs.cancel({ id: a });
    await opened.jobs.whenEnded({ id: a });
    expect(opened.jobs.cancelAll()).toEqual({ count: 1 });
    await opened.jobs.whenEnded({ id: c });
    expect(endings).toEqual(['b cancelled', 'a cancelled', 'c cancelled']);
    opened.jobs.dismiss({ ids: [a, b, c] });
    expect(opened.jobs.list({ limit: 10 })).toEqual([]);
    await opened.dispose();
  });

  it('are interrupted by the end of core and run on at the next start, queued ones too', async () => {
    const first = room.open();
    first.queue.register('transcribe', { run: untilAborted });
    first.start({ adopt: true });
    const ids = [room.submit(first, 'a'), room.submit(first, 'b')];
    await first.dispose();
    expect(ids.map((id) => first.jobs.get({ id }).state)).toEqual(['interrupted', 'queued']);
    const second = room.open({ owner: 'second run' });
    second.queue.register('transcribe', { run: async () => null });
    second.start({ adopt: true });
    const ended = await Promise.all(ids.map((id) => second.jobs.whenEnded({ id })));
    expect(ended.map((job) => job.state)).toEqual(['done', 'done']);
    await second.dispose();
  });

  it('that bring the program down again and again wait for the user', () => {
    const crash = (owner: string) => {
      const opened = room.open({ owner });
      opened.queue.register('transcribe', { run: untilAborted });
      opened.start({ adopt: true });
      return opened;
    };
    const id = room.submit(crash('run 0'), 'a');
    for (let run = 1; run <= 2; run++) crash(`run ${run}`);
    const endings: string[] = [];
    const last = room.open({ owner: 'last' });
    last.queue.register('transcribe', { run: untilAborted, onEnd: (_tx, job) => void endings.push(job.state) });
    last.start({ adopt: true });
    const failure = { code: 'WORKER_DIED', data: { reason: 'given-up', times: 3 } };
    expect(last.jobs.get({ id })).toMatchObject({ state: 'failed', failure });
    expect([endings, last.jobs.hasActive()]).toEqual([['failed'], false]);
    last.jobs.dismiss({ ids: [id] });
    expect(last.jobs.list({ limit: 5 })).toEqual([]);
    last.jobs.resume({ id });
    expect(last.jobs.get({ id })).toMatchObject({ state: 'running', failure: null });
  });

  it('that are interrupted can be dismissed, are then cancelled and never taken up again', async () => {
    const first = room.open();
    first.queue.register('transcribe', { run: untilAborted });
    first.start({ adopt: true });
    const id = room.submit(first, 'a');
    await first.dispose();
    const guest = room.open({ owner: 'guest run' });
    guest.start({ adopt: false });
    guest.jobs.dismiss({ ids: [id] });
    expect(guest.jobs.list({ limit: 5 })).toEqual([]);
    const second = room.open({ owner: 'second run' });
    second.queue.register('transcribe', { run: async () => null });
    second.start({ adopt: true });
    expect(second.jobs.get({ id }).state).toBe('cancelled');
    await guest.dispose();
    await second.dispose();
  });

  it('show that they wait and until when', async () => {
    const opened = room.open();
    opened.queue.register('transcribe', {
      run: async ({ wait, signal }) => {
        wait({ reason: 'rate_limit', untilMs: 4_000_000_000_000, attempt: 1, attempts: 4 });
        await delay(60_000, undefined, { signal });
        return null;
      },
    });
    opened.start({ adopt: true });
    const id = room.submit(opened, 'a');
    expect(opened.jobs.get({ id })).toMatchObject({
      state: 'waiting',
      wait: { reason: 'rate_limit', untilMs: 4_000_000_000_000 },
    });
    await opened.dispose();
  });

  it('go on while the disk is full, and end once there is room again', async () => {
    let isFull = false;
    const write: Db['write'] = (work) => {
      if (isFull) throw new Failure('DISK_FULL', 'The disk is full.');
      return room.db.write(work);
    };
    const opened = room.open({ localPlaces: 2, db: { ...room.db, write, writeSynced: write } });
    let go = () => undefined as void;
    const went = new Promise<void>((resolve) => (go = resolve));
    opened.queue.register('transcribe', {
      run: async ({ request, report, wait, checkpoint }) => {
        if (request['title'] === 'b') return null;
        await went;
        report({ step: 'recognising', done: 1, total: 2 });
        wait({ reason: 'rate_limit', untilMs: 4_000_000_000_000, attempt: 1, attempts: 4 });
        checkpoint();
        return null;
      },
    });
    opened.start({ adopt: true });
    const a = room.submit(opened, 'a');
    isFull = true;
    go();
    await delay(50);
    // There is a place for it, but that it begins cannot be stored.
    const b = room.submit(opened, 'b');
    expect([a, b].map((id) => opened.jobs.get({ id }).state)).toEqual(['waiting', 'queued']);
    isFull = false;
    expect((await opened.jobs.whenEnded({ id: a })).state).toBe('done');
    expect((await opened.jobs.whenEnded({ id: b })).state).toBe('done');
    await opened.dispose();
  });
});
