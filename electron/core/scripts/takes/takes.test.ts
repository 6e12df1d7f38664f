import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { resolveRecipe } from '../../../../shared/domain/recipe/speech/resolve-recipe.ts';
import type { ScriptEdit } from '../../../../shared/domain/script/script-edit.ts';
import type { Script } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { openTestScript, type TestScript } from '../test-data/open-test-script.ts';
import { storeTestTake, type TakeValues } from '../test-data/store-test-take.ts';
import { getTake, pickedTakes, saveCheck, saveDuration, takesOf } from './take-store.ts';
import { saveWords } from './take-words.ts';

const VOICE = 'Deep_Voice_Man';
const WORDS = [{ text: 'One', textBegin: 0, textEnd: 3, startMs: 0, endMs: 200 }];

let opened: TestScript;
let { test, database, script } = {} as TestScript;
beforeEach(async () => {
  opened = await openTestScript('One.\n\nTwo.', VOICE);
  ({ test, database, script } = opened);
});
afterEach(() => opened.end());

const line = (index: number) => script.lines[index]?.id ?? ('' as LineId);

function recipeOf(index: number): SpeechRecipe {
  const now = test.core.scripts.get({ id: script.id });
  const found = now.lines[index];
  const recipe = found && resolveRecipe(now, found, test.core.pronunciations.list(), script.id);
  if (!recipe) throw new Error('the line has no voice');
  return recipe;
}

/** A take of a line as speech stores one, with a file in its folder. */
const make = (index: number, values: TakeValues = {}): ItemId =>
  storeTestTake(
    { db: database.db, folder: test.folder },
    { scriptId: script.id, lineId: line(index), recipe: recipeOf(index), ...values },
  );

const numbers = () => test.core.scripts.takes({ id: script.id }).map((take) => take.number);
const picked = () => [...pickedTakes(database.db, script.id).values()].map((take) => take.id);
const row = () => test.core.scripts.list({ limit: 10 }).rows[0];

describe('takes', () => {
  it('are numbered within their line, and each new one is picked', () => {
    const [first, second, other] = [make(0), make(0), make(1)];
    expect(
      test.core.scripts.takes({ id: script.id }).map(({ id, number, isPicked }) => [id, number, isPicked]),
    ).toEqual([
      [first, 1, false],
      [second, 2, true],
      [other, 1, true],
    ]);
    test.core.scripts.setTake({ takeId: first, isPicked: true });
    expect(picked().toSorted()).toEqual([first, other].toSorted());
    test.core.scripts.setTake({ takeId: second, isKept: true });
    test.core.organisation.update({ refs: [itemRef(second)], values: { rating: 4 } });
    expect(getTake(database.db, second)).toMatchObject({ isKept: true, rating: 4, isPicked: false });
  });

  it('never get a number twice, whatever is deleted', async () => {
    const [, second] = [make(0), make(0)];
    test.core.scripts.removeTakes({ takeIds: [second] });
    expect(numbers()).toEqual([1]);
    await test.core.library.deleteForGood({ ids: [second] });
    make(0);
    expect(numbers()).toEqual([1, 3]);
  });

  it('stand in for a picked one that lies in the bin until it comes back', () => {
    const [first, second, third] = [make(0), make(0), make(0)];
    test.core.scripts.setTake({ takeId: first, isPicked: true });
    test.core.scripts.removeTakes({ takeIds: [first] });
    expect(picked()).toEqual([third]);
    test.core.organisation.restore({ refs: [itemRef(first)] });
    expect(picked()).toEqual([first]);
    test.core.scripts.removeTakes({ takeIds: [first, second, third] });
    expect([picked(), test.core.scripts.takes({ id: script.id })]).toEqual([[], []]);
  });

  it('keep words, checks and true lengths apart from what was made of them', () => {
    const [first, second] = [make(0, { words: WORDS }), make(1)];
    expect(test.core.scripts.words({ takeIds: [first, second] })).toEqual({ [first]: WORDS, [second]: [] });
    const check = { checkedAtMs: 1, wordErrorRate: 0, words: [] };
    database.db.write((tx) => {
      saveWords(tx, second, WORDS);
      saveWords(tx, first, []);
      saveCheck(tx, first, check);
      saveDuration(tx, first, 1234.5);
    });
    expect(
      takesOf(database.db, script.id).map(({ hasWords, check, durationMs }) => [hasWords, check, durationMs]),
    ).toEqual([
      [false, check, 1234.5],
      [true, null, 1000],
    ]);
  });

  it('survive the deletion of their line and are there again when that is undone', () => {
    const take = make(0);
    const edits = [{ kind: 'delete' as const, lineIds: [line(0)] }];
    test.core.scripts.edit({ id: script.id, edits, label: 'Delete line' });
    expect(row()).toMatchObject({ lineCount: 1, madeCount: 0, staleCount: 0 });
    test.core.scripts.undo({ id: script.id });
    expect([picked(), row()?.madeCount]).toEqual([[take], 1]);
  });

  it('are refused where nothing but a take is meant', () => {
    expect(() => test.core.scripts.removeTakes({ takeIds: [script.id] })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(test.core.library.get({ id: script.id }).binnedAtMs).toBeNull();
    expect(() => test.core.scripts.takes({ id: 'nobody' as ItemId })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
  });
});

describe('a script in the bin', () => {
  it('takes its takes along and brings back those that went with it', async () => {
    const [gone, kept] = [make(0), make(1)];
    test.core.scripts.removeTakes({ takeIds: [gone] });
    await new Promise((resolve) => setTimeout(resolve, 5));
    test.core.organisation.bin({ refs: [itemRef(script.id)] });
    expect(test.core.library.page({ limit: 10, bin: true }).items.map((item) => item.id)).toEqual([script.id]);
    expect([
      test.core.scripts.list({ limit: 10 }).rows,
      test.core.library.page({ limit: 10, bin: false }).items,
    ]).toEqual([[], []]);
    test.core.organisation.restore({ refs: [itemRef(script.id)] });
    expect(test.core.scripts.takes({ id: script.id }).map((take) => take.id)).toEqual([kept]);
    expect(test.core.library.page({ limit: 10, bin: true }).items.map((item) => item.id)).toEqual([gone]);
  });

  it('comes back with a take that is restored', () => {
    const take = make(0);
    test.core.organisation.bin({ refs: [itemRef(script.id)] });
    test.core.organisation.restore({ refs: [itemRef(take)] });
    expect(test.core.scripts.list({ limit: 10 }).rows.map((one) => one.id)).toEqual([script.id]);
  });

  it('keeps a take that is finished late with it', () => {
    test.core.organisation.bin({ refs: [itemRef(script.id)] });
    const late = make(0);
    expect(test.core.scripts.takes({ id: script.id })).toEqual([]);
    test.core.organisation.restore({ refs: [itemRef(script.id)] });
    expect(test.core.scripts.takes({ id: script.id }).map((take) => take.id)).toEqual([late]);
  });

  it('is deleted for good together with all files of its takes', async () => {
    const take = make(0);
    const { file } = test.core.library.mediaFile({ id: take, variant: 'original' });
    test.core.organisation.bin({ refs: [itemRef(script.id)] });
    await test.core.library.deleteForGood({ ids: [script.id] });
    const rows = (table: string) => database.db.all(`SELECT * FROM ${table}`).length;
    expect(['items', 'scripts', 'script_lines', 'script_undo_steps', 'takes', 'take_numbers'].map(rows)).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(fs.existsSync(file)).toBe(false);
  });
});

describe('the list of scripts', () => {
  it('tells what is made, what is stale and how long it is', () => {
    expect(row()).toMatchObject({ title: 'Talk', lineCount: 2, madeCount: 0, staleCount: 0, durationMs: null });
    make(0);
    expect(row()).toMatchObject({ madeCount: 1, staleCount: 0, durationMs: null });
    const second = make(1, { durationMs: 500 });
    expect(row()).toMatchObject({ madeCount: 2, durationMs: 1000 + 300 + 500 });
    test.core.scripts.edit({
      id: script.id,
      edits: [{ kind: 'setText', lineId: line(0), text: 'Uno.' }],
      label: 'Edit text',
    });
    expect(row()).toMatchObject({ madeCount: 1, staleCount: 1 });
    test.core.pronunciations.set({ scope: { kind: 'app' }, word: 'Two', replacement: 'too' });
    expect(row()).toMatchObject({ madeCount: 0, staleCount: 2 });
    test.core.scripts.undo({ id: script.id });
    database.db.write((tx) => saveDuration(tx, second, 700));
    expect(row()).toMatchObject({ madeCount: 1, staleCount: 1, durationMs: 2000 });
    test.core.scripts.removeTakes({ takeIds: [second] });
    expect(row()).toMatchObject({ madeCount: 1, staleCount: 0, durationMs: null });
    make(1, { isPartial: true });
    expect(row()).toMatchObject({ madeCount: 1, staleCount: 1 });
  });

  it('keeps its sums and computes only those of scripts that changed', async () => {
    const others: Script[] = [];
    for (let index = 0; index < 5; index++) others.push(await test.core.scripts.create({ title: `Other ${index}` }));
    make(0);
    const first = test.core.scripts.list({ limit: 10 });
    const kept = () =>
      database.db.all<{ script_id: string; state_key: string }>('SELECT * FROM script_sums ORDER BY script_id');
    const before = kept();
    expect(before.length).toBe(6);
    expect(test.core.scripts.list({ limit: 10 })).toEqual(first);
    const [changed] = others;
    test.core.library.rename({ id: changed?.id ?? ('' as ItemId), title: 'New name' });
    test.core.scripts.list({ limit: 10 });
    const differing = kept().filter((sum, index) => sum.state_key !== before[index]?.state_key);
    expect(differing.map((sum) => sum.script_id)).toEqual([changed?.id]);
  });

  it('finds favourites, scripts with a voice and those that were changed lately', async () => {
    const other = await test.core.scripts.create({ title: 'Other', text: '[Ann] Zebra.\n\nTalk.' });
    const find = (query: Parameters<typeof test.core.scripts.list>[0]) =>
      test.core.scripts.list(query).rows.map((one) => one.title);
    const edit = (edits: ScriptEdit[]) => test.core.scripts.edit({ id: other.id, edits, label: 'Cast' });

    test.core.organisation.update({ refs: [itemRef(other.id)], values: { isFavourite: true } });
    expect(find({ isFavourite: true, limit: 10 })).toEqual(['Other']);
    expect(find({ isFavourite: true, query: 'talk', limit: 10 })).toEqual(['Other']);
    expect(test.core.scripts.get({ id: other.id }).canUndo).toBe(false);
    test.core.organisation.update({ refs: [itemRef(other.id)], values: { isFavourite: false } });
    expect(find({ isFavourite: true, limit: 10 })).toEqual([]);

    expect(find({ voiceId: VOICE, limit: 10 })).toEqual(['Talk']);
    for (const voiceId of ['in-cast', 'in-script', 'in-line']) expect(find({ voiceId, limit: 10 })).toEqual([]);
    edit([
      { kind: 'setCharacter', characterId: other.characters[0]!.id, values: { voiceId: 'in-cast' } },
      { kind: 'setSettings', values: { voiceId: 'in-script' } },
      { kind: 'setLines', lineIds: [other.lines[0]!.id], values: { voiceId: 'in-line' } },
    ]);
    for (const voiceId of ['in-cast', 'in-script', 'in-line']) expect(find({ voiceId, limit: 10 })).toEqual(['Other']);
    edit([{ kind: 'setSettings', values: { voiceId: null } }]);
    expect(find({ voiceId: 'in-script', limit: 10 })).toEqual([]);

    const taken = make(0);
    test.core.scripts.undo({ id: script.id });
    expect(test.core.scripts.get({ id: script.id }).settings.voiceId).not.toBe(VOICE);
    expect(find({ voiceId: VOICE, limit: 10 })).toEqual(['Talk']);
    test.core.scripts.removeTakes({ takeIds: [taken] });
    expect(find({ voiceId: VOICE, limit: 10 })).toEqual([]);

    const updatedAtMs = row()?.updatedAtMs ?? 0;
    expect(find({ sinceMs: updatedAtMs, limit: 10 }).length).toBeGreaterThan(0);
    expect(find({ sinceMs: Date.now() + 60_000, limit: 10 })).toEqual([]);
  });
});
