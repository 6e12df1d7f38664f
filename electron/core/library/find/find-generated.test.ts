import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { ITEM_KINDS, type ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { updateMedia } from '../items/item-table.ts';
import { foundIds } from './find-items.ts';
import { generatedWith } from './generated-with.ts';
import { addItem, addScript } from './test-data/found-library.ts';

let context: TestContext;
beforeEach(() => {
  context = openTestContext();
  fill();
});
afterEach(() => context.end());

const found = (query: string) =>
  foundIds({ db: context.db, kinds: ITEM_KINDS, now: Date.now }, { query, sort: 'title', offset: 0, limit: 100 });

function addResult(item: { id: string; kind: ItemKind; model: string; seed: number; sides?: [number, number] }): void {
  const { id, kind, model, seed, sides } = item;
  addItem(context.db, { id, kind });
  context.db.write((tx) => {
    const recipe = JSON.stringify({ kind, version: 1, model, seed: null });
    tx.run(
      `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms) VALUES (:id, :kind, 'job', 'local', :recipe, 1)`,
      { id, kind, recipe },
    );
    tx.run(
      `INSERT INTO generation_results (generation_id, position, state, item_id, facts) VALUES (:id, 0, 'ready', :id, :facts)`,
      { id, facts: JSON.stringify({ seed }) },
    );
    tx.run('UPDATE items SET size_bytes = :size WHERE id = :id', { id, size: seed * 1_000_000 });
    if (!sides) return;
    const [widthPx, heightPx] = sides;
    updateMedia(tx, id as ItemId, { state: 'ready', facts: { mediaType: 'image', format: 'png', widthPx, heightPx } });
  });
}

function fill(): void {
  const { db } = context;
  addResult({ id: 'fox', kind: 'image', model: 'image-01', seed: 7, sides: [1280, 720] });
  addResult({ id: 'harbour', kind: 'image', model: 'image-01', seed: 8, sides: [1024, 1024] });
  addResult({ id: 'tower', kind: 'image', model: 'image-01-live', seed: 12, sides: [848, 1504] });
  addResult({ id: 'song', kind: 'song', model: 'Vendor-music-3.0', seed: 7 });
  addScript(db, { id: 'play', kind: 'script' });
  addScript(db, { id: 'essay', kind: 'script' });
  addItem(db, { id: 'take', kind: 'speech', durationMs: 1000, ownerId: 'play' });
  db.write((tx) => {
    for (const [id, name] of [['anna-1', 'Anna'] as const, ['ben-1', 'Ben'] as const])
      tx.run(
        `INSERT INTO voices (engine, id, kind, name, description, state) VALUES ('local', :id, 'system', :name, '', 'ready')`,
        { id, name },
      );
    tx.run(
      `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept, is_partial,
         created_at_ms) VALUES ('take', 'play', 'one', 1, :recipe, '{}', 'local', 1000, 1, 0, 0, 1)`,
      { recipe: JSON.stringify({ model: 'speech-2.8-hd', voiceId: 'anna-1' }) },
    );
    tx.run(
      `INSERT INTO script_characters (script_id, id, ordinal, name, name_key, voice_id, delivery)
       VALUES ('play', 'maren', 0, 'Maren', 'maren', 'anna-1', '{}')`,
    );
    tx.run(`UPDATE scripts SET settings = '{"voiceId":"ben-1"}' WHERE id = 'essay'`);
  });
}

it.each([
  ['model:image-01', ['fox', 'harbour', 'tower']],
  ['model:IMAGE-01-live', ['tower']],
  ['model:music-3.0', ['song']],
  ['model:speech-2.8-hd kind:take', ['take']],
  ['model:none', []],
  ['seed:7', ['fox', 'song']],
  ['seed:7 kind:song', ['song']],
  ['seed:70', []],
  ['voice:anna', ['play']],
  ['voice:Anna kind:take', ['take']],
  ['voice:anna-1 kind:take', ['take']],
  ['voice:"Ben"', ['essay']],
  ['voice:Ann', []],
  ['size:>10mb', ['tower']],
  ['size:7mb..8mb', ['fox', 'harbour', 'song']],
  ['size:<=7000kb kind:image', ['fox']],
  ['aspect:16:9', ['fox']],
  ['aspect:9:16', ['tower']],
  ['aspect:1:1', ['harbour']],
  ['aspect:square', ['harbour']],
  ['aspect:landscape', ['fox']],
  ['aspect:portrait', ['tower']],
] as const)('finds by %s', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

it('tells voices and models that the library was made with, the most frequent first', () => {
  expect(generatedWith(context.db)).toEqual({
    voices: [{ name: 'Anna', count: 1 }],
    models: [
      { name: 'image-01', count: 2 },
      { name: 'image-01-live', count: 1 },
      { name: 'speech-2.8-hd', count: 1 },
      { name: 'Vendor-music-3.0', count: 1 },
    ],
  });
});
