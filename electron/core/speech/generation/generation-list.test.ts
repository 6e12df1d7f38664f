import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId, JobId, LineId } from '../../../../shared/domain/ids.ts';
import { type GenerationLines, withGenerationChange } from '../../../../shared/domain/script/generation-lines.ts';
import type { LineGeneration } from '../../../../shared/domain/script/script-views.ts';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { type Db, openDatabase, type OpenDatabase } from '../../database/database.ts';
import { scriptOf } from '../../narration/test-data/narration-fixture.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { insertScriptRow } from '../../testing/script-rows.ts';
import { forgetFailures, insertLine, type LineState, updateLine } from '../line-table.ts';
import type { GrowingTake } from '../live/growing-take.ts';
import { generationLines, generationSince } from './generation-list.ts';

const script = scriptOf([]);
const sound = script.settings.sound;
const recipe = neutralRecipe('Hello.', { voiceId: 'female-shaonv' });
const lineId = (index: number) => `l${index}` as LineId;
const [JOB, TAKE] = ['job' as JobId, 'take' as ItemId];

let folder: string;
let here: OpenDatabase;
let elsewhere: OpenDatabase;
let receivedMs: number;
const growing = { get: (id: ItemId) => (id === TAKE ? ({ durationMs: () => receivedMs } as GrowingTake) : null) };

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-making-'));
  here = openDatabase(path.join(folder, 'atelier.db'));
  elsewhere = openDatabase(path.join(folder, 'atelier.db'));
  insertScriptRow(here.db, script);
  receivedMs = 100;
});
afterEach(() => {
  elsewhere.close();
  here.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const add = (db: Db, jobId: JobId, lines: readonly number[]) =>
  db.write((tx) => {
    for (const [position, line] of lines.entries()) {
      insertLine(tx, { jobId, position, scriptId: script.id, lineId: lineId(line), route: 'stream', recipe, sound });
    }
  });
const set = (db: Db, position: number, state: LineState, takeId: ItemId | null = null) =>
  db.write((tx) => updateLine(tx, { jobId: JOB, position }, { state, takeId }));
const since = (revision: number | null) => generationSince(here.db, growing, { id: script.id, since: revision });
const seen = (lines: readonly LineGeneration[]) => lines.map((line) => [line.lineId, line.state, line.receivedMs]);

it('tells of 5,000 waiting lines only those that changed or grow, whoever changed them', () => {
  add(
    here.db,
    JOB,
    Array.from({ length: 5000 }, (_, index) => index),
  );
  const first = since(null);
  expect([first.isWhole, first.lines.length]).toEqual([true, 5000]);
  expect(since(first.revision)).toEqual({ revision: first.revision, isWhole: false, lines: [], ended: [] });
  set(here.db, 0, 'done');
  set(elsewhere.db, 7, 'failed');
  set(here.db, 1, 'running', TAKE);
  const second = since(first.revision);
  expect(seen(second.lines)).toEqual([
    ['l1', 'running', 100],
    ['l7', 'failed', 0],
  ]);
  expect([second.isWhole, second.ended]).toEqual([false, [{ jobId: JOB, lineId: 'l0' }]]);
  receivedMs = 250;
  expect(since(second.revision)).toMatchObject({ lines: [{ lineId: 'l1', receivedMs: 250 }], ended: [] });
});

it('gives everything when lines were taken out, and to whoever asks with a number of another library', () => {
  add(here.db, JOB, [0, 1]);
  const { revision } = since(null);
  set(here.db, 0, 'failed');
  here.db.write((tx) => forgetFailures(tx, script.id, [lineId(0)]));
  expect(since(revision)).toMatchObject({ isWhole: true, lines: [{ lineId: 'l1' }] });
  expect(since(1_000_000)).toMatchObject({ isWhole: true });
  here.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id: script.id }));
  expect(since(revision)).toEqual({ revision: 0, isWhole: true, lines: [], ended: [] });
});

it('gives everything when lines were made and taken out since somebody looked', () => {
  add(here.db, JOB, [0]);
  set(here.db, 0, 'running', TAKE);
  const { revision } = since(null);
  set(here.db, 0, 'done');
  here.db.write((tx) => tx.run('DELETE FROM speech_lines WHERE job_id = :id', { id: JOB }));
  expect(since(revision)).toMatchObject({ isWhole: true, lines: [] });
});

it('keeps whoever follows the changes in step with the whole list, whatever happens', () => {
  const random = randomNumbers(7);
  const pick = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const states: LineState[] = ['queued', 'running', 'done', 'failed', 'unmade', 'stopped'];
  const sorted = (lines: readonly LineGeneration[]) =>
    lines.toSorted((a, b) => `${a.jobId} ${a.lineId}`.localeCompare(`${b.jobId} ${b.lineId}`));
  let jobs = 0;
  let followed: GenerationLines | undefined;
  for (let step = 0; step < 600; step += 1) {
    const { db } = pick([here, elsewhere]);
    const place = { jobId: `job${random(jobs + 1)}` as JobId, position: random(12) };
    const act = random(8);
    if (act === 0) add(db, `job${jobs++}` as JobId, shuffled(random).slice(0, 1 + random(12)));
    else if (act === 1) db.write((tx) => forgetFailures(tx, script.id, [lineId(random(12)), lineId(random(12))]));
    else if (act === 2) {
      const dismiss = `UPDATE speech_lines SET is_dismissed = 1 WHERE state IN ('failed', 'unmade')`;
      db.write((tx) => tx.run(dismiss));
    } else if (act === 3) {
      const end = `DELETE FROM speech_lines WHERE job_id = :jobId AND state <> 'failed'`;
      db.write((tx) => tx.run(end, { jobId: place.jobId }));
    } else db.write((tx) => updateLine(tx, place, { state: pick(states), takeId: pick([TAKE, null]) }));
    receivedMs += random(2);
    if (random(3) === 0) continue;
    followed = withGenerationChange(followed, since(followed?.revision ?? null));
    expect(sorted(followed.lines)).toEqual(sorted(generationLines(here.db, growing, script.id)));
  }
});

it('leaves the list as it is where nothing changed, and the lines that did not change', () => {
  add(here.db, JOB, [0, 1]);
  const first = withGenerationChange(undefined, since(null));
  expect(withGenerationChange(first, since(first.revision))).toBe(first);
  set(here.db, 1, 'failed');
  const second = withGenerationChange(first, since(first.revision));
  expect([second.lines[0] === first.lines[0], second.lines[1]?.state]).toEqual([true, 'failed']);
});

const shuffled = (random: (end: number) => number) =>
  Array.from({ length: 12 }, (_, index) => ({ index, at: random(1000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ index }) => index);
