import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CharacterId, ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';
import { putVoice } from './voice-table.ts';

let test: TestCore;
let database: OpenDatabase;
beforeEach(() => {
  test = openTestCore({ processes: noProcesses, environmentKey: null });
  // Beside the core's own connection, as the list of a service writes from within core.
  database = openDatabase(path.join(test.folder, 'data', 'atelier.db'));
  database.db.write((tx) => {
    for (const id of ['Anna-voice', 'Bert-voice', 'Cleo-voice'])
      putVoice(tx, { engine: 'local', id, kind: 'designed', name: id });
  });
});
afterEach(async () => {
  database.close();
  await test.dispose();
});

const uses = (id: string) =>
  test.core.voices
    .uses({ engine: 'local', id })
    .map(({ title, lineCount, takeCount }) => [title, lineCount, takeCount]);

async function script(title: string, text: string, voiceId: string) {
  const made = await test.core.scripts.create({ title, text });
  const edits = [
    { kind: 'setSettings' as const, values: { voiceId } },
    ...made.characters.map(({ id }) => ({ kind: 'setCharacter' as const, characterId: id, values: { voiceId: null } })),
  ];
  test.core.scripts.edit({ id: made.id, edits, label: 'Cast' });
  return made;
}

/** Sets when a script was changed: both changes of a test may fall into one millisecond. */
const changedAt = (id: ItemId, ms: number) =>
  database.db.write((tx) => void tx.run('UPDATE items SET updated_at_ms = :ms WHERE id = :id', { id, ms }));

/** A take as it lies in the database. */
function take(scriptId: ItemId, { id, voiceId, engine = 'local' }: { id: string; voiceId: string; engine?: string }) {
  database.db.write((tx) => {
    tx.run(
      `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
       VALUES (:id, 'speech', 'A take', 'ready', 1, 1)`,
      { id },
    );
    tx.run(
      `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept,
         is_partial, created_at_ms) VALUES (:id, :scriptId, :id, 1, :recipe, '{}', :engine, 1, 0, 0, 0, 1)`,
      { id, scriptId, engine, recipe: JSON.stringify({ voiceId }) },
    );
  });
}

it('counts the lines of each script that speak with a voice, whether it is the line’s, the character’s or the script’s', async () => {
  const dialogue = await script(
    'Dialogue',
    'Nobody says this.\n\n[Ann] Hello.\n\n[Bob] Hi.\n\n[Bob] Yes.',
    'Anna-voice',
  );
  const monologue = await script('Monologue', 'Only one.', 'Cleo-voice');
  const bob = dialogue.characters.find(({ name }) => name === 'Bob')?.id ?? ('' as CharacterId);
  const [first] = dialogue.lines;
  test.core.scripts.edit({
    id: dialogue.id,
    edits: [
      { kind: 'setCharacter', characterId: bob, values: { voiceId: 'Bert-voice' } },
      { kind: 'setLines', lineIds: first ? [first.id] : [], values: { voiceId: 'Cleo-voice' } },
    ],
    label: 'Cast',
  });
  changedAt(monologue.id, 1000);
  changedAt(dialogue.id, 2000);
  expect(uses('Anna-voice')).toEqual([['Dialogue', 1, 0]]);
  expect(uses('Bert-voice')).toEqual([['Dialogue', 2, 0]]);
  expect(uses('Cleo-voice')).toEqual([
    ['Dialogue', 1, 0],
    ['Monologue', 1, 0],
  ]);
  expect(uses('Nobody-here')).toEqual([]);
  changedAt(monologue.id, 2000);
  // Of two that were changed in the same moment the younger is first.
  expect(uses('Cleo-voice').map(([title]) => title)).toEqual(['Monologue', 'Dialogue']);
});

it('counts takes of that service’s voice, and neither takes nor scripts in the bin', async () => {
  const kept = await script('Kept', 'A line.', 'Bert-voice');
  const binned = await script('Binned', 'A line.', 'Anna-voice');
  take(kept.id, { id: 'take-1', voiceId: 'Anna-voice' });
  take(kept.id, { id: 'take-2', voiceId: 'Anna-voice' });
  take(kept.id, { id: 'take-3', voiceId: 'Anna-voice', engine: 'cloud' });
  test.core.organisation.bin({ refs: [itemRef('take-2' as ItemId), itemRef(binned.id)] });
  expect(uses('Anna-voice')).toEqual([['Kept', 0, 1]]);
});
