import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { OpenJobs } from '../create-jobs.ts';
import { type JobsRoom, openJobsRoom, untilAborted } from '../testing/jobs-room.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => room.close());

const open = (owner = 'app'): OpenJobs => {
  const opened = room.open({ owner, keepsQueue: true });
  opened.queue.register('transcribe', { run: untilAborted });
  opened.start({ adopt: true });
  return opened;
};
const titles = ({ jobs }: OpenJobs) =>
  jobs
    .list({ limit: 50 })
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ title }) => title);

describe('the order of jobs that have not begun', () => {
  it('is changed by moving one, and outlives a restart', async () => {
    const app = open();
    const [running, a, b, c, d] = ['run', 'a', 'b', 'c', 'd'].map((title) => room.submit(app, title)) as JobId[];
    const after = (id: JobId | undefined, to: Parameters<OpenJobs['jobs']['move']>[0]['to']) => {
      app.jobs.move({ id: id ?? ('' as JobId), to });
      return titles(app).join('');
    };
    expect(titles(app).join('')).toBe('abcd');
    expect(after(c, 'first')).toBe('cabd');
    expect(after(c, 'down')).toBe('acbd');
    expect(after(d, 'up')).toBe('acdb');
    expect(after(a, 'last')).toBe('cdba');
    expect(after(b, 2)).toBe('cbda');
    expect(after(b, 99)).toBe('cdab');
    expect(after(c, 'up')).toBe('cdab');
    expect(() => app.jobs.move({ id: running ?? ('' as JobId), to: 'first' })).toThrow(
      expect.objectContaining({ code: 'CONFLICT', data: expect.objectContaining({ reason: 'not_queued' }) }),
    );
    // One that is new goes to the end, one for which somebody waits goes first.
    room.submit(app, 'n');
    room.submit(app, 'f', { isFront: true });
    expect(titles(app).join('')).toBe('fcdabn');
    await app.dispose();
    const next = room.open({ owner: 'next', keepsQueue: true, localPlaces: 0 });
    next.start({ adopt: true });
    expect(titles(next).join('')).toBe('fruncdabn');
    await next.dispose();
  });
});

describe('a paused queue', () => {
  it('lets nothing begin, does not interrupt what runs, and is paused still after a restart', async () => {
    const app = open();
    const running = room.submit(app, 'running');
    app.jobs.setPaused({ isPaused: true });
    const waiting = room.submit(app, 'waiting');
    app.jobs.cancel({ id: running });
    await app.jobs.whenEnded({ id: running });
    expect(app.jobs.get({ id: waiting })).toMatchObject({ state: 'queued', wait: { reason: 'paused' }, position: 1 });
    expect([app.jobs.hasActive(), app.jobs.hasRunning()]).toEqual([true, false]);
    await app.dispose();
    const next = open('next');
    expect(next.jobs.queue()).toEqual({ isPaused: true });
    expect(next.jobs.get({ id: waiting }).wait?.reason).toBe('paused');
    next.jobs.setPaused({ isPaused: false });
    expect(next.jobs.get({ id: waiting })).toMatchObject({ state: 'running', wait: null, position: null });
    await next.dispose();
  });

  it('does not stop the command line, which nobody sees a queue of', async () => {
    const app = open();
    app.jobs.setPaused({ isPaused: true });
    const guest = room.open({ owner: 'guest' });
    guest.queue.register('transcribe', { run: async () => null });
    guest.start({ adopt: false });
    const id = room.submit(guest, 'a');
    expect((await guest.jobs.whenEnded({ id })).state).toBe('done');
    await guest.dispose();
    await app.dispose();
  });
});

describe('a held job', () => {
  it('is passed over until it is let go, also after a restart', async () => {
    const app = open();
    const running = room.submit(app, 'running');
    const held = room.submit(app, 'held');
    app.jobs.hold({ id: held, isHeld: true });
    const later = room.submit(app, 'later');
    expect(app.jobs.get({ id: held })).toMatchObject({ state: 'queued', isHeld: true, wait: { reason: 'held' } });
    app.jobs.cancel({ id: running });
    await app.jobs.whenEnded({ id: running });
    await expect.poll(() => app.jobs.get({ id: later }).state).toBe('running');
    await app.dispose();
    const next = open('next');
    expect(next.jobs.get({ id: held }).wait?.reason).toBe('held');
    next.jobs.cancel({ id: later });
    await next.jobs.whenEnded({ id: later });
    expect([next.jobs.hasRunning(), next.jobs.hasActive()]).toEqual([false, true]);
    next.jobs.tryNow({ id: held });
    expect(next.jobs.get({ id: held })).toMatchObject({ state: 'running', isHeld: false });
    await next.dispose();
  });
});
