import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobId } from '../../../shared/domain/ids.ts';
import { createChanges } from '../changes/create-changes.ts';
import { openDatabase } from '../database/database.ts';
import { createOlderDatabase, olderVersions } from '../database/testing/older-schema.ts';
import { quietShell, silentLog } from '../testing/quiet-desktop.ts';
import { createJobs } from './create-jobs.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-older-jobs-'));
  file = path.join(folder, 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The first version in which a job could go before others. */
const FIRST = 4;
/** From this version on the work itself stores what comes of it. */
const KEEPS_RESULTS = 13;
/** From this version on jobs that were ordered together have a batch. */
const BATCHES = 16;
const OLD_PROGRESS =
  '{"step":"waiting","done":1,"total":null,"unit":"ms","partsDone":0,"partsTotal":null,"retryAtMs":9}';

/** Jobs as a program of that time left them: finished ones of several kinds, and queued ones in the lanes of that time. */
function writeOldJobs(version: number): void {
  const old = createOlderDatabase(file, version);
  const item = `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms) VALUES (?, ?, ?, 'none', 1, 1)`;
  old.prepare(item).run('talk', 'transcript', 'Talk');
  old.prepare(item).run('play', 'script', 'Play');
  const job = old.prepare(
    `INSERT INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, is_front, created_at_ms,
       started_at_ms, finished_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'old', ?, ?, ?, ?)`,
  );
  const add = (
    id: string,
    kind: string,
    facts: Partial<Record<'item' | 'state' | 'lane' | 'request', string>>,
    at = 1,
  ) => {
    const { item: of = null, state = 'done', lane = 'local', request = '{}' } = facts;
    const ended = state === 'done' ? at + 1 : null;
    const isFront = id.startsWith('front') ? 1 : 0;
    job.run(id, kind, id, of, 'local', lane, state, request, OLD_PROGRESS, isFront, at, ended && at, ended);
  };
  add('written', 'transcribe', { item: 'talk' });
  add('gone', 'transcribe', { item: 'deleted' });
  add('spoken', 'speak', { item: 'play', lane: 'local-speech' });
  add('cloned', 'clone-voice', { request: '{"voiceId":"Anna-1"}', lane: 'local-speech' });
  old.exec(`INSERT INTO voices (engine, id, kind, name, description, tags, state)
      VALUES ('local', 'Anna-1', 'cloned', 'Anna', '', '[]', 'ready');
    INSERT INTO voice_clonings (id, engine, voice_id, name, recipe, consent, started_at_ms)
      VALUES ('cloned', 'local', 'Anna-1', 'Anna', '{}', '{}', 1)`);
  const queued = { item: 'talk', state: 'queued' };
  add('first', 'transcribe', queued, 11);
  add('second', 'transcribe', queued, 12);
  add('front one', 'transcribe', queued, 13);
  add('front two', 'transcribe', queued, 14);
  old.close();
}

it.each(olderVersions(FIRST).filter((version) => version < KEEPS_RESULTS))(
  'of schema version %i keep their order, and are told what came of them',
  async (version) => {
    writeOldJobs(version);
    const database = openDatabase(file);
    const { db } = database;
    const opened = createJobs(
      { db, changes: createChanges(), log: silentLog, shell: quietShell() },
      { owner: 'new', places: () => 0 },
    );
    const list = () => opened.jobs.list({ limit: 100 });
    const one = (id: string) => list().find((job) => job.id === id);
    expect(one('written')).toMatchObject({
      results: [{ kind: 'transcript', id: 'talk' }],
      resultCount: 1,
      ranMs: null,
    });
    expect(one('written')).toMatchObject({ source: { kind: 'transcript', id: 'talk' }, requestIds: [], units: {} });
    expect(one('gone')).toMatchObject({ results: [], source: null, itemKind: null });
    expect(one('spoken')).toMatchObject({ results: [], source: { kind: 'script', id: 'play' } });
    expect(one('cloned')).toMatchObject({ results: [{ kind: 'voice', id: 'Anna-1' }] });
    opened.start({ adopt: true });
    const positions = list().flatMap(({ id, position }) => (position === null ? [] : [[position, id]]));
    expect(positions.toSorted()).toEqual([
      [1, 'front two'],
      [2, 'front one'],
      [3, 'first'],
      [4, 'second'],
    ]);
    await opened.dispose();
    database.close();
  },
);

it.each(olderVersions(KEEPS_RESULTS))(
  'of schema version %i belong to no batch, nothing follows them, and what they took is known',
  async (version) => {
    const old = createOlderDatabase(file, version);
    const job = old.prepare(
      `INSERT INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, created_at_ms, ran_ms, units,
         finished_at_ms) VALUES (?, 'transcribe', ?, NULL, 'local', 'local-recognition', ?, '{}', ?, 'old', 1, 2000, ?, ?)`,
    );
    const units = '{"audioMs":10000}';
    for (const id of ['one', 'two', 'three']) job.run(id, id, 'done', OLD_PROGRESS, units, 5);
    job.run('next', 'next', 'queued', OLD_PROGRESS, '{}', null);
    // Of 0016 on; before it there is no such column.
    const hasBatches = version >= BATCHES;
    if (hasBatches) old.exec(`UPDATE jobs SET batch_id = 'both', when_done = 'open' WHERE id = 'next'`);
    old.close();
    const database = openDatabase(file);
    const { db } = database;
    const { jobs, dispose } = createJobs(
      { db, changes: createChanges(), log: silentLog, shell: quietShell() },
      { owner: 'new', places: () => 0 },
    );
    expect(jobs.get({ id: 'next' as JobId })).toMatchObject({
      batchId: hasBatches ? 'both' : null,
      whenDone: hasBatches ? 'open' : null,
      hasFiles: false,
      usual: { per: 'ms', lowMs: 0.2, highMs: 0.2 },
    });
    await dispose();
    database.close();
  },
);
