import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Job } from '../../../shared/domain/jobs/job.ts';
import type { JobUnits } from '../../../shared/domain/jobs/job-facts.ts';
import { updateJob } from './stored/job-table.ts';
import { type JobsRoom, openJobsRoom } from './testing/jobs-room.ts';
import { usualTimes } from './usual-times.ts';

let room: JobsRoom;
beforeEach(() => {
  room = openJobsRoom();
});
afterEach(() => room.close());

/** A job that ended at `atMs` after it had run so long. */
function past(
  facts: { kind?: Job['kind']; engine?: Job['engine']; state?: Job['state'] },
  ranMs: number,
  units: JobUnits,
) {
  const { kind = 'transcribe', engine = 'local', state = 'done' } = facts;
  const opened = room.open();
  const id = room.submit(opened, 'past', { kind, engine });
  room.db.write((tx) => updateJob(tx, id, { state, ranMs, units, finishedAtMs: ranMs }));
}

const usual = (kind: Job['kind'], engine: Job['engine'] = 'local') => usualTimes(room.db)({ kind, engine });

it('are those of the middle half of finished runs of the same kind and engine, for each ms or character', () => {
  for (const ranMs of [1000, 2000, 3000, 4000, 90_000]) past({}, ranMs, { audioMs: 10_000 });
  expect(usual('transcribe')).toEqual({ per: 'ms', lowMs: 0.2, highMs: 0.4 });
  for (const ranMs of [500, 500, 500]) past({ kind: 'speak', engine: 'cloud' }, ranMs, { characters: 100, lines: 3 });
  expect(usual('speak', 'cloud')).toEqual({ per: 'characters', lowMs: 5, highMs: 5 });
  expect(usual('speak')).toBeNull();
  for (const ranMs of [40_000, 60_000, 80_000]) past({ kind: 'clone-voice' }, ranMs, { voices: 1 });
  expect(usual('clone-voice')).toEqual({ per: 'job', lowMs: 50_000, highMs: 70_000 });
});

it('are not known from fewer than three runs, from failed ones, from ones without an amount, or of files', () => {
  past({}, 1000, { audioMs: 10_000 });
  past({}, 1000, { audioMs: 10_000 });
  past({ state: 'failed' }, 1000, { audioMs: 10_000 });
  past({}, 1000, {});
  past({}, 0, { audioMs: 10_000 });
  expect(usual('transcribe')).toBeNull();
  for (const ranMs of [1, 2, 3]) past({ kind: 'export' }, ranMs, { files: 1 });
  expect(usual('export')).toBeNull();
});

it('come with a job that has not ended, and the last twenty count', () => {
  for (let index = 0; index < 20; index += 1) past({}, 1000, { audioMs: 10_000 });
  const opened = room.open();
  const id = room.submit(opened, 'now');
  expect(opened.jobs.get({ id }).usual).toEqual({ per: 'ms', lowMs: 0.1, highMs: 0.1 });
  for (let index = 0; index < 20; index += 1) past({}, 5000, { audioMs: 10_000 });
  expect(usual('transcribe')).toEqual({ per: 'ms', lowMs: 0.5, highMs: 0.5 });
  room.db.write((tx) => updateJob(tx, id, { state: 'done' }));
  expect(opened.jobs.get({ id }).usual).toBeNull();
});
