import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { transcribeLocally } from './transcribe-locally.ts';

let folder: string;
let database: OpenDatabase;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-locally-'));
  database = openDatabase(path.join(folder, 'atelier.db'));
});
afterEach(() => {
  database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A transcript that waits for the cloud. */
function add(id: string, facts: { language?: string | null; writtenUntilMs?: number; line?: boolean } = {}): ItemId {
  const { language = null, writtenUntilMs = 0, line = false } = facts;
  const recipe = JSON.stringify({ engine: 'cloud', host: 'api.example', language });
  database.db.write((tx) => {
    tx.run(
      `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms, recipe)
       VALUES (:id, 'transcript', :id, 'none', 1, 1, :recipe)`,
      { id, recipe },
    );
    tx.run(
      `INSERT INTO transcripts (id, media_id, state, recipe, duration_ms, written_until_ms, revision, undo_position)
       VALUES (:id, :id, 'working', :recipe, 900, :writtenUntilMs, 1, 0)`,
      { id, recipe, writtenUntilMs },
    );
    if (line) {
      tx.run(
        `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
         VALUES (:id, 'line', 0, 900, 0, 'Hello.')`,
        { id },
      );
    }
  });
  return id as ItemId;
}

const isPossible = (itemId: ItemId | null) => transcribeLocally.isPossible(database.db, { itemId } as never);

it('is possible for English, or a language that nobody chose, as long as nothing was written', () => {
  const possible = [add('any'), add('english', { language: 'en' })].map(isPossible);
  const impossible = [
    add('german', { language: 'de' }),
    add('begun', { writtenUntilMs: 500 }),
    add('with a line', { line: true }),
    'gone' as ItemId,
    null,
  ].map(isPossible);
  expect([possible, impossible]).toEqual([
    [true, true],
    [false, false, false, false, false],
  ]);
});

it('says in transcript and item that this computer wrote it, and leaves other transcripts alone', () => {
  const [moved, other] = [add('moved'), add('other')];
  database.db.write((tx) => transcribeLocally.move(tx, { itemId: moved } as never));
  const recipes = (table: 'items' | 'transcripts') =>
    database.db
      .all<{ recipe: string }>(`SELECT recipe FROM ${table} WHERE id IN (:moved, :other) ORDER BY id`, { moved, other })
      .map(({ recipe }) => JSON.parse(recipe) as unknown);
  const expected = [
    { engine: 'local', host: null, language: null, kind: 'transcript', version: 1 },
    { engine: 'cloud', host: 'api.example', language: null },
  ];
  expect([recipes('items'), recipes('transcripts')]).toEqual([expected, expected]);
});
