import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createChanges } from '../changes/create-changes.ts';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { createJobs, type OpenJobs } from './create-jobs.ts';
import type { JobContext, NewJob } from './job-work.ts';

let folder: string;
let database: OpenDatabase;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-jobs-'));
  database = openDatabase(path.join(folder, 'atelier.db'));
});
afterEach(() => {
  database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Programs that still run besides the one that asks. */
let living: Set<string>;
beforeEach(() => {
  living = new Set();
});

const open = (owner = 'first run', localPlaces = 1): OpenJobs =>
  createJobs({
    isLiving: (other) => living.has(other),
    db: database.db,
    changes: createChanges(),
    log,
    owner,
    places: (lane) => (lane === 'local' ? localPlaces : 2),
  });
const newJob = (title: string): NewJob => ({
  kind: 'transcribe',
  title,
  itemId: null,
  engine: 'local',
  lane: 'local',
  request: { title },
});
const submit = (open_: OpenJobs, title: string) => {
  const id = database.db.write((tx) => open_.queue.submit(tx, newJob(title)));
  open_.queue.wake();
  return id;
};
const untilAborted = async ({ signal }: JobContext) => {
  await delay(60_000, undefined, { signal });
  return null;
};

describe('the jobs of several programs', () => {
  it('of another living program run on, and are stopped by it when asked to', async () => {
    const [app, guest] = [open('app'), open('guest')];
    living.add('app').add('guest');
    app.queue.register('transcribe', { run: untilAborted });
    guest.queue.register('transcribe', { run: untilAborted });
    app.start({ adopt: true });
    guest.start({ adopt: false });
    const [running, queued] = [submit(guest, 'a'), submit(guest, 'b')];
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
    const lost = [submit(killed, 'a'), submit(killed, 'b')] as const;
    const kept = submit(other, 'c');
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
    const id = submit(gone, 'a');
    const app = open('app');
    app.jobs.cancel({ id });
    expect(app.jobs.get({ id }).state).toBe('cancelled');
  });
});
