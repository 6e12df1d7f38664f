import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { NOT_ORGANISED, type Organised } from '../../../shared/domain/organisation/organised.ts';
import { DEFAULT_SCRIPT_SETTINGS } from '../../../shared/domain/script/script-settings.ts';
import { neutralRecipe } from '../../../shared/domain/test-data/script-data.ts';
import { findItem } from '../library/items/item-table.ts';
import { readOrganised } from '../organisation/organisation-table.ts';
import type { SubjectKey } from '../organisation/subject-owner.ts';
import { getTake } from '../scripts/takes/take-store.ts';
import { selectVoices } from '../voices/registry/voice-table.ts';
import { type Db, openDatabase } from './database.ts';
import { createOlderDatabase, olderVersions } from './testing/older-schema.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-order-'));
  file = path.join(folder, 'atelier.db');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The schema that keeps order in one place; versions before it had the columns of these. */
const ONE_PLACE = 14;
const [SCRIPTS, VOICES, FOLDERS, FAVOURITES] = [2, 3, 5, 7];

/** Everything that a program of a schema version could put in order, in order. */
function writeOldLibrary(version: number): void {
  const old = createOlderDatabase(file, version);
  const run = (sql: string, values: Record<string, string | number | null>) => old.prepare(sql).run(values);
  const item = (id: string, kind: string, binned: number | null = null) =>
    run(
      `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms, binned_at_ms)
       VALUES (:id, :kind, :id, 'none', 1, 1, :binned)`,
      { id, kind, binned },
    );
  item('sound', 'recording');
  item('old-sound', 'recording', 111);
  item('talk', 'transcript', 222);
  if (version >= SCRIPTS) {
    item('play', 'script');
    item('old-play', 'script', 333);
    item('good-take', 'speech');
    item('bad-take', 'speech', 444);
    const settings = JSON.stringify(DEFAULT_SCRIPT_SETTINGS);
    for (const id of ['play', 'old-play'])
      run('INSERT INTO scripts (id, settings) VALUES (:id, :settings)', { id, settings });
    const take = `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept,
      rating, is_partial, created_at_ms) VALUES (:id, 'play', 'one', :number, :recipe, :sound, 'local', 900, 0, 0, :rating, 0, 1)`;
    const facts = {
      recipe: JSON.stringify(neutralRecipe('Hello.', { voiceId: 'anna' })),
      sound: JSON.stringify(DEFAULT_SCRIPT_SETTINGS.sound),
    };
    run(take, { ...facts, id: 'good-take', number: 1, rating: 5 });
    run(take, { ...facts, id: 'bad-take', number: 2, rating: 1 });
    old.exec(`UPDATE items SET owner_id = 'play' WHERE kind = 'speech'`);
  }
  if (version >= FAVOURITES) old.exec(`UPDATE scripts SET is_favourite = 1 WHERE id IN ('play', 'old-play')`);
  if (version >= VOICES) {
    item('sample', 'voice-sample', 555);
    const voice = `INSERT INTO voices (engine, id, kind, name, description, tags, is_favourite, state)
      VALUES (:engine, :id, 'cloned', 'Anna', '', :tags, :favourite, 'ready')`;
    run(voice, { engine: 'cloud', id: 'anna', tags: '["warm","calm","warm","日本"]', favourite: 1 });
    run(voice, { engine: 'local', id: 'anna', tags: '[]', favourite: 0 });
    // Nothing wrote this, and still it must not keep a library from opening.
    run(voice, { engine: 'local', id: 'odd', tags: 'no JSON', favourite: 0 });
  }
  if (version >= FOLDERS) {
    old.exec(`UPDATE voices SET folder = 'Readers', binned_at_ms = 666 WHERE engine = 'cloud'`);
    old.exec(`UPDATE voices SET folder = ' ' WHERE id = 'odd'`);
  }
  old.close();
}

const said = (db: Db, kind: SubjectKey['kind'], id: string): Organised | undefined =>
  readOrganised(db, [{ kind, id }]).get(`${kind} ${id}`);

const versions = olderVersions(1).filter((version) => version < ONE_PLACE);

it.each(versions)('keeps all that was put in order in a library of schema version %i', (version) => {
  writeOldLibrary(version);
  const { db, close } = openDatabase(file);
  const items = (...ids: string[]) => ids.map((id) => said(db, 'item', id));
  const binned = (binnedAtMs: number) => ({ ...NOT_ORGANISED, binnedAtMs });
  expect(items('sound', 'old-sound', 'talk')).toEqual([NOT_ORGANISED, binned(111), binned(222)]);
  expect(findItem(db, 'old-sound' as ItemId).binnedAtMs).toBe(111);
  if (version >= SCRIPTS) {
    const isFavourite = version >= FAVOURITES;
    expect(items('play', 'old-play')).toEqual([
      { ...NOT_ORGANISED, isFavourite },
      { ...binned(333), isFavourite },
    ]);
    expect(items('good-take', 'bad-take')).toEqual([
      { ...NOT_ORGANISED, rating: 5 },
      { ...binned(444), rating: 1 },
    ]);
    expect([getTake(db, 'good-take' as ItemId).rating, getTake(db, 'good-take' as ItemId).isPicked]).toEqual([5, true]);
  }
  if (version >= VOICES) {
    expect(items('sample')).toEqual([binned(555)]);
    const isShelved = version >= FOLDERS;
    const kept = {
      tags: ['warm', 'calm', '日本'],
      folders: isShelved ? ['Readers'] : [],
      binnedAtMs: isShelved ? 666 : null,
    };
    expect(said(db, 'cloud-voice', 'anna')).toEqual({ ...NOT_ORGANISED, ...kept, isFavourite: true });
    expect([said(db, 'local-voice', 'anna'), said(db, 'local-voice', 'odd')]).toEqual([NOT_ORGANISED, NOT_ORGANISED]);
    expect(selectVoices(db, `WHERE engine = 'cloud'`)).toMatchObject([{ ...kept, isFavourite: true, rating: 0 }]);
  }
  close();
});

it.each(versions)('leaves no column behind that said the same, from schema version %i', (version) => {
  writeOldLibrary(version);
  const { db, close } = openDatabase(file);
  const columns = (table: string) =>
    db.all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`).map(({ name }) => name);
  const old = ['binned_at_ms', 'is_favourite', 'rating', 'tags', 'folder'];
  const left = ['items', 'scripts', 'takes', 'voices'].flatMap((table) =>
    columns(table).filter((name) => old.includes(name)),
  );
  expect(left).toEqual([]);
  db.write((tx) => tx.run('DELETE FROM items'));
  db.write((tx) => tx.run('DELETE FROM voices'));
  for (const table of ['organisation', 'organisation_tags', 'organisation_folders']) {
    expect(db.all(`SELECT * FROM ${table}`)).toEqual([]);
  }
  close();
});
