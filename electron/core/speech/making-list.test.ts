import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId, JobId, LineId } from '../../../shared/domain/ids.ts';
import { neutralRecipe } from '../../../shared/domain/test-data/script-data.ts';
import { type Db, openDatabase, type OpenDatabase } from '../database/database.ts';
import { scriptOf } from '../narration/test-data/narration-fixture.ts';
import { insertScriptRow } from '../testing/script-rows.ts';
import { insertLine, updateLine } from './line-table.ts';
import type { GrowingTake } from './live/growing-take.ts';
import { createMakingList } from './making-list.ts';

const jobId = 'job' as JobId;
const takeId = 'take' as ItemId;
const script = scriptOf([]);

let folder: string;
let here: OpenDatabase;
let elsewhere: OpenDatabase;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-making-'));
  here = openDatabase(path.join(folder, 'atelier.db'));
  elsewhere = openDatabase(path.join(folder, 'atelier.db'));
  insertScriptRow(here.db, script);
  const sound = script.settings.sound;
  here.db.write((tx) => {
    for (const position of [0, 1]) {
      const lineId = `l${position}` as LineId;
      const recipe = neutralRecipe('Hello.', { voiceId: 'female-shaonv' });
      insertLine(tx, { jobId, position, scriptId: script.id, lineId, route: 'stream', recipe, sound });
    }
  });
});
afterEach(() => {
  elsewhere.close();
  here.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('reads waiting lines anew only once something was written, here or by another program', () => {
  let reads = 0;
  const db: Db = {
    ...here.db,
    all: (sql, parameters) => {
      reads += 1;
      return here.db.all(sql, parameters);
    },
  };
  let receivedMs = 100;
  const take = { durationMs: () => receivedMs } as GrowingTake;
  const making = createMakingList(db, { get: (id) => (id === takeId ? take : null) });
  const states = () => making(script.id).map((line) => [line.state, line.takeId, line.receivedMs]);
  const waits = ['queued', null, 0];

  expect([states(), states()]).toEqual([
    [waits, waits],
    [waits, waits],
  ]);
  expect(reads).toBe(1);
  here.db.write((tx) => updateLine(tx, { jobId, position: 0 }, { state: 'running', takeId }));
  expect(states()).toEqual([['running', takeId, 100], waits]);
  receivedMs = 200;
  expect(states()).toEqual([['running', takeId, 200], waits]);
  expect(reads).toBe(2);
  elsewhere.db.write((tx) => updateLine(tx, { jobId, position: 1 }, { state: 'failed' }));
  expect(states()).toEqual([
    ['running', takeId, 200],
    ['failed', null, 0],
  ]);
  here.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id: script.id }));
  expect(states()).toEqual([]);
});
