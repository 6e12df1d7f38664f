import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenJobs } from '../create-jobs.ts';
import { type JobsRoom, openJobsRoom, untilAborted } from '../testing/jobs-room.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => room.close());

/** Programs that still run besides the one that asks. */
let living: Set<string>;
beforeEach(() => {
  living = new Set();
});

const open = (owner: string, localPlaces = 1): OpenJobs =>
  room.open({ owner, localPlaces, isLiving: (other) => living.has(other) });

describe('the jobs of several programs', () => {
  it('of another living program run on, and are stopped by it when asked to', async () => {
    const [app, guest] = [open('app'), open('guest')];
    living.add('app').add('guest');
    app.queue.register('transcribe', { run: untilAborted });
    guest.queue.register('transcribe', { run: untilAborted });
    app.start({ adopt: true });
    guest.start({ adopt: false });
    const [running, queued] = [room.submit(guest, 'a'), room.submit(guest, 'b')];
    expect(app.adopt({ isFirst: false })).toBe(false);
    expect(app.jobs.list({ limit: 5 }).map(({ state }) => state)).toEqual(['queued', 'running']);
    expect(() => app.jobs.resume({ id: running })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    // Only what runs here keeps this program from ending.
    expect(app.jobs.hasActive()).toBe(false);
    app.jobs.cancel({ id: queued });
    app.jobs.cancel({ id: running });
    guest.lookAtOthers();
    const ended = await Promise.all([running, queued].map((id) => guest.jobs.whenEnded({ id })));
    expect(ended.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    // Whoever wants it may have it go on.
    app.jobs.resume({ id: queued });
    app.lookAtOthers();
    expect(app.jobs.get({ id: queued }).state).toBe('running');
    await guest.dispose();
    await app.dispose();
  });

  it('of a program that was killed are taken up by the one that runs, and can be stopped and resumed there', async () => {
    const [app, killed, other] = [open('app', 4), open('killed', 4), open('other', 4)];
    for (const each of [app, killed, other]) each.queue.register('transcribe', { run: untilAborted });
    living.add('app').add('killed').add('other');
    app.start({ adopt: true });
    killed.start({ adopt: false });
    other.start({ adopt: false });
    const lost = [room.submit(killed, 'a'), room.submit(killed, 'b')] as const;
    const kept = room.submit(other, 'c');
    app.jobs.cancel({ id: lost[1] });
    living.delete('killed');
    expect(app.adopt({ isFirst: false })).toBe(true);
    expect(lost.map((id) => app.jobs.get({ id }).state)).toEqual(['running', 'cancelled']);
    expect(app.jobs.get({ id: kept }).state).toBe('running');
    expect(app.adopt({ isFirst: false })).toBe(false);
    app.jobs.cancel({ id: lost[0] });
    expect((await app.jobs.whenEnded({ id: lost[0] })).state).toBe('cancelled');
    app.jobs.resume({ id: lost[0] });
    expect(app.jobs.get({ id: lost[0] }).state).toBe('running');
    for (const each of [app, other]) await each.dispose();
    // Its work is still at it in this process; in life it is gone.
    await killed.dispose();
  });

  it('of a program that has ended can be stopped before anybody took them up', () => {
    const gone = open('gone');
    gone.queue.register('transcribe', { run: untilAborted });
    gone.start({ adopt: true });
    const id = room.submit(gone, 'a');
    const app = open('app');
    app.jobs.cancel({ id });
    expect(app.jobs.get({ id }).state).toBe('cancelled');
  });
});
