import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { takeCauses } from '../../../../shared/domain/recipe/speech/stale-causes.ts';
import { pickedTakes } from '../takes/take-store.ts';
import { openTestScript, type TestScript } from '../test-data/open-test-script.ts';
import { storeTestTake } from '../test-data/store-test-take.ts';

let opened: TestScript;
let { test, database, script } = {} as TestScript;
beforeEach(async () => {
  opened = await openTestScript('One.\n\nTwo.', 'Deep_Voice_Man');
  ({ test, database, script } = opened);
});
afterEach(() => opened.end());

const edit = (id: ItemId, edits: ScriptEdit[]) => test.core.scripts.edit({ id, edits, label: 'Edit' });
const line = (index: number) => script.lines[index]?.id ?? ('' as LineId);

function recipeOf(index: number): SpeechRecipe {
  const now = test.core.scripts.get({ id: script.id });
  const found = now.lines[index];
  const recipe = found && resolveRecipe(now, found, [], script.id);
  if (!recipe) throw new Error('the line has no voice');
  return recipe;
}

const make = (index: number): ItemId =>
  storeTestTake(
    { db: database.db, folder: test.folder },
    { scriptId: script.id, lineId: line(index), recipe: recipeOf(index) },
  );
const picked = () => [...pickedTakes(database.db, script.id).values()].map((take) => take.id);

describe('after an edit, takes', () => {
  it('are in use again when their line is as they were made, after an undo, a redo or another edit', () => {
    const { id } = script;
    const first = make(0);
    const other = make(1);
    edit(id, [{ kind: 'setText', lineId: line(0), text: 'Quite other.' }]);
    const second = make(0);
    expect(picked().toSorted()).toEqual([second, other].toSorted());
    test.core.scripts.undo({ id });
    expect(picked().toSorted()).toEqual([first, other].toSorted());
    test.core.scripts.redo({ id });
    expect(picked()).toContain(second);
    const effects = { ...script.settings.effects, timbre: 40 };
    edit(id, [{ kind: 'setSettings', values: { effects } }]);
    const bright = make(0);
    edit(id, [{ kind: 'setSettings', values: { effects: script.settings.effects } }]);
    expect(picked()).toContain(second);
    edit(id, [{ kind: 'setSettings', values: { effects } }]);
    expect(picked()).toContain(bright);
    expect(test.core.scripts.list({ limit: 1 }).rows[0]).toMatchObject({ madeCount: 1, staleCount: 1 });
  });

  it('stay in use where somebody chose them, as long as nothing changes how their line is spoken', () => {
    const { id } = script;
    const first = make(0);
    edit(id, [{ kind: 'setText', lineId: line(0), text: 'Other.' }]);
    make(0);
    test.core.scripts.setTake({ takeId: first, isPicked: true });
    edit(id, [{ kind: 'rename', title: 'New' }]);
    edit(id, [{ kind: 'setText', lineId: line(1), text: 'Two!' }]);
    edit(id, [{ kind: 'setLines', lineIds: [line(0)], values: { gapAfterMs: 10 } }]);
    expect(picked()).toEqual([first]);
  });

  it('are told to have failed only as long as their line says what failed', () => {
    const { id } = script;
    const fail = (index: number, state: string) =>
      database.db.write((tx) => {
        tx.run(
          `INSERT OR IGNORE INTO jobs (id, kind, title, item_id, engine, lane, state, request, progress, owner, created_at_ms)
           VALUES ('j', 'speak', 'Talk', :id, 'local', 'local-speech', 'failed', '{}', '{}', '', 0)`,
          { id },
        );
        tx.run(
          `INSERT INTO speech_lines (job_id, position, script_id, line_id, route, recipe, sound, state, failure)
           VALUES ('j', :index, :id, :lineId, 'stream', :recipe, '{}', :state, NULL)`,
          { index, id, lineId: line(index), recipe: JSON.stringify(recipeOf(index)), state },
        );
      });
    fail(0, 'failed');
    fail(1, 'unmade');
    const failed = () => test.core.speech.generation({ id }).map(({ lineId }) => lineId);
    expect(failed()).toEqual([line(0), line(1)]);
    edit(id, [{ kind: 'rename', title: 'New' }]);
    expect(failed()).toEqual([line(0), line(1)]);
    edit(id, [{ kind: 'setText', lineId: line(0), text: 'Mended.' }]);
    expect(failed()).toEqual([line(1)]);
    edit(id, [{ kind: 'setSettings', values: { voiceId: 'Wise_Woman' } }]);
    expect(failed()).toEqual([]);
  });
});

describe('after a change of the dictionary, takes', () => {
  const recipeNow = (index: number): SpeechRecipe => {
    const now = test.core.scripts.get({ id: script.id });
    const recipe = resolveRecipe(now, now.lines[index]!, test.core.pronunciations.list(), script.id);
    if (!recipe) throw new Error('the line has no voice');
    return recipe;
  };
  const generateNow = (index: number): ItemId =>
    storeTestTake(
      { db: database.db, folder: test.folder },
      { scriptId: script.id, lineId: line(index), recipe: recipeNow(index) },
    );
  const inUse = () => [...pickedTakes(database.db, script.id).values()];
  const staleNow = () => inUse().flatMap((take) => takeCauses(take, recipeNow(take.lineId === line(0) ? 0 : 1)));

  it('do not fit any more where their line is read otherwise, and are in use again where they fit again', () => {
    const { pronunciations } = test.core;
    const [first, other] = [generateNow(0), generateNow(1)];
    const { id } = pronunciations.set({ scope: { kind: 'app' }, word: 'one', replacement: 'won' });
    expect(staleNow()).toEqual(['dictionary']);
    expect(test.core.scripts.list({ limit: 1 }).rows[0]).toMatchObject({ madeCount: 1, staleCount: 1 });
    const second = generateNow(0);
    expect(picked().toSorted()).toEqual([second, other].toSorted());
    pronunciations.remove({ ids: [id] });
    expect(picked().toSorted()).toEqual([first, other].toSorted());
    pronunciations.set({ scope: { kind: 'voice', voiceId: 'Deep_Voice_Man' }, word: 'One', replacement: 'won' });
    expect(staleNow()).toEqual(['dictionary']);
    const third = generateNow(0);
    pronunciations.import({ scope: { kind: 'script', scriptId: script.id }, text: 'two/too' });
    expect(staleNow()).toEqual(['dictionary']);
    expect(picked().toSorted()).toEqual([third, other].toSorted());
  });

  it('are told of once they have changed, and stay where somebody chose them and the reading is none of theirs', async () => {
    const { pronunciations } = test.core;
    const first = generateNow(0);
    const entry = pronunciations.set({ scope: { kind: 'app' }, word: 'one', replacement: 'won' });
    const second = generateNow(0);
    test.core.scripts.setTake({ takeId: first, isPicked: true });
    pronunciations.set({ scope: { kind: 'app' }, word: 'three', replacement: 'free' });
    expect(picked()).toEqual([first]);
    const stop = new AbortController();
    const changes = test.core.changes.subscribe({ signal: stop.signal });
    const told = changes.next();
    pronunciations.change({ id: entry.id, word: 'one', replacement: 'wun' });
    pronunciations.change({ id: entry.id, word: 'one', replacement: 'won' });
    expect((await told).value).toContainEqual({ domain: 'takes', ids: [script.id] });
    stop.abort();
    expect(picked()).toEqual([second]);
  });
});
