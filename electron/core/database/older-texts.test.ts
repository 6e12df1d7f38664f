import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { type ItemKind, ITEM_KINDS } from '../../../shared/domain/library/item-kinds.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../shared/domain/script/script-settings.ts';
import { itemPage } from '../library/items/item-page.ts';
import { findItem } from '../library/items/item-table.ts';
import { foundTexts } from '../library/items/item-text.ts';
import { listTranscripts } from '../transcripts/transcript-list.ts';
import { type Db, openDatabase } from './database.ts';
import { searchTerms } from './search-terms.ts';
import { createOlderDatabase, olderVersions } from './testing/older-schema.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-texts-'));
  file = path.join(folder, 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const SCRIPTS_SINCE = 2;
const VOICES_SINCE = 3;
/** As every version before the registry of kinds stored them. */
const OLD_FACTS = {
  container: 'wav',
  codec: 'pcm',
  sampleRateHz: 16_000,
  channels: 1,
  durationMs: 900,
  hasVideo: false,
  needsPlaybackCopy: false,
  truncated: false,
};

/** An item of every kind that there was, with lines; row numbers of lines and items are apart, as in a library that was used. */
function writeOldLibrary(version: number): void {
  const old = createOlderDatabase(file, version);
  const run = (sql: string, values: Record<string, string | number>) => old.prepare(sql).run(values);
  const item = (id: string, kind: ItemKind, title: string, age: number) =>
    run(
      `INSERT INTO items (id, kind, title, media_state, media_facts, created_at_ms, updated_at_ms)
       VALUES (:id, :kind, :title, 'ready', :facts, :age, :age)`,
      { id, kind, title, age, facts: JSON.stringify(OLD_FACTS) },
    );
  item('gone', 'recording', 'Gone', 1);
  item('sound', 'recording', 'Interview', 2);
  item('talk', 'transcript', 'Conversation', 3);
  run(
    `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
     VALUES ('talk', 'sound', 'ready', :recipe, 900, 900, 1, 0)`,
    { recipe: JSON.stringify({ language: 'en' }) },
  );
  const line = `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
    VALUES ('talk', :id, :start, :start + 100, 0, :text)`;
  run(line, { id: 'later', start: 500, text: 'Again the harbour, and the "old" café.' });
  run(line, { id: 'first', start: 100, text: 'The harbour is closed.' });
  run(line, { id: 'chinese', start: 700, text: '会议记录在这里' });
  if (version >= SCRIPTS_SINCE) writeScript(run, item);
  if (version >= VOICES_SINCE) item('sample', 'voice-sample', 'Sample of Anna', 6);
  old.exec(`DELETE FROM items WHERE id = 'gone'`);
  old.close();
}

type Run = (sql: string, values: Record<string, string | number>) => unknown;

function writeScript(run: Run, item: (id: string, kind: ItemKind, title: string, age: number) => unknown): void {
  item('play', 'script', 'Play', 4);
  run(`INSERT INTO scripts (id, settings) VALUES ('play', :settings)`, {
    settings: JSON.stringify(DEFAULT_SCRIPT_SETTINGS),
  });
  const line = `INSERT INTO script_lines (script_id, id, position, text, delivery) VALUES ('play', :id, :at, :text, '{}')`;
  run(line, { id: 'second', at: 2, text: 'Another zebra, 记录.' });
  run(line, { id: 'first', at: 1, text: 'A zebra crosses the harbour.' });
  item('take', 'speech', 'A zebra crosses', 5);
  run(`UPDATE items SET owner_id = 'play' WHERE id = :id`, { id: 'take' });
}

const find = (db: Db, query: string, kind?: ItemKind) =>
  itemPage({ db, kinds: ITEM_KINDS }, { query, kind, limit: 10, bin: false }).items.map((item) => item.id);

const transcriptHit = (db: Db, query: string) =>
  listTranscripts(db, { query, limit: 10 }).rows.map(({ id, snippet, hitId }) => [id, snippet, hitId]);

const scriptHit = (db: Db, query: string) => {
  const terms = searchTerms(query);
  return terms && foundTexts(db, { ids: ['play'], terms }).get('play')?.snippet;
};

/** Whether the index and the texts say the same: throws where they do not. */
function checkIndex(db: Db): void {
  db.write((tx) => tx.run(`INSERT INTO item_search (item_search, rank) VALUES ('integrity-check', 1)`));
}

it.each(olderVersions(1))(
  'finds in a library of schema version %i what was found before, and knows its recordings for sound',
  (version) => {
    writeOldLibrary(version);
    const { db, close } = openDatabase(file);
    const hasScripts = version >= SCRIPTS_SINCE;
    checkIndex(db);
    expect(find(db, 'HARB')).toEqual(hasScripts ? ['play', 'talk', 'sound'] : ['talk', 'sound']);
    expect(find(db, 'interview')).toEqual(['sound']);
    expect(find(db, 'cafe old')).toEqual(['talk', 'sound']);
    expect(find(db, 'harbour zebra', 'transcript')).toEqual([]);
    expect(find(db, '记录')).toEqual(hasScripts ? ['play', 'talk', 'sound'] : ['talk', 'sound']);
    expect(find(db, 'zebra', 'speech')).toEqual(hasScripts ? ['take'] : []);
    expect(find(db, 'anna')).toEqual(version >= VOICES_SINCE ? ['sample'] : []);
    expect(find(db, 'gone')).toEqual([]);
    expect(transcriptHit(db, 'harb')).toEqual([['talk', 'The harbour is closed.', 'first']]);
    expect(transcriptHit(db, '会议')).toEqual([['talk', '会议记录在这里', 'chinese']]);
    expect(transcriptHit(db, 'conversation')).toEqual([['talk', null, null]]);
    expect(scriptHit(db, 'zebra')).toBe(hasScripts ? 'A zebra crosses the harbour.' : undefined);
    const facts = { mediaType: 'audio', ...OLD_FACTS };
    expect(findItem(db, 'sound' as ItemId).media).toEqual({ state: 'ready', facts });
    close();
  },
);

it.each(olderVersions(1))('follows what changes in a library of schema version %i from then on', (version) => {
  writeOldLibrary(version);
  const { db, close } = openDatabase(file);
  db.write((tx) => {
    tx.run(`UPDATE segments SET text = 'The lighthouse stands.', start_ms = 50 WHERE id = 'later'`);
    tx.run(`UPDATE segments SET start_ms = 5 WHERE id = 'chinese'`);
    tx.run(`UPDATE items SET title = 'Dialogue' WHERE id = 'talk'`);
    tx.run(`DELETE FROM segments WHERE id = 'first'`);
    tx.run(`INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
      VALUES ('talk', 'new', 900, 950, 0, 'A lighthouse, 会议.')`);
  });
  checkIndex(db);
  expect([find(db, 'closed'), find(db, 'conversation'), find(db, 'dialogue')]).toEqual([[], [], ['talk']]);
  expect(transcriptHit(db, 'light')).toEqual([['talk', 'The lighthouse stands.', 'later']]);
  expect(transcriptHit(db, '会议')).toEqual([['talk', '会议记录在这里', 'chinese']]);
  if (version >= SCRIPTS_SINCE) {
    db.write((tx) => {
      tx.run(`UPDATE script_lines SET position = 0.5 WHERE script_id = 'play' AND id = 'second'`);
      tx.run(`UPDATE script_lines SET text = 'A horse.' WHERE script_id = 'play' AND id = 'first'`);
    });
    expect([scriptHit(db, 'zebra'), scriptHit(db, 'horse')]).toEqual(['Another zebra, 记录.', 'A horse.']);
    db.write((tx) => tx.run(`DELETE FROM script_lines WHERE script_id = 'play' AND id = 'second'`));
    expect(find(db, 'another')).toEqual([]);
  }
  db.write((tx) => tx.run('DELETE FROM items'));
  checkIndex(db);
  expect(db.get('SELECT count(*) AS count FROM item_text')).toEqual({ count: 0 });
  close();
});

it('keeps one index only, with the parts that the registry names for each kind', () => {
  writeOldLibrary(VOICES_SINCE);
  const { db, close } = openDatabase(file);
  const indexes = db.all(`SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%'`);
  expect(indexes).toEqual([{ name: 'item_search' }]);
  const parts = `SELECT DISTINCT kind, part FROM items JOIN item_text ON item_id = id`;
  const stored = db.all<{ kind: string; part: string }>(parts).map(({ kind, part }) => `${kind} ${part}`);
  // Kinds that came later have no items there.
  const kinds = new Set(db.all<{ kind: string }>('SELECT DISTINCT kind FROM items').map(({ kind }) => kind));
  const named = Object.entries(ITEM_KINDS).flatMap(([kind, { searched }]) =>
    (kinds.has(kind) ? searched : []).filter((part) => part !== 'transcripts').map((part) => `${kind} ${part}`),
  );
  expect(stored.toSorted()).toEqual(named.toSorted());
  close();
});
