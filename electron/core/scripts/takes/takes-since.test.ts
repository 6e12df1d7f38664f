import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { type KnownTakes, withTakesChange } from '../../../../shared/domain/script/known-takes.ts';
import { neutralRecipe } from '../../../../shared/domain/test-data/script-data.ts';
import { insertItem, updateMedia } from '../../library/items/item-table.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { openTestScript, type TestScript } from '../test-data/open-test-script.ts';
import { insertTake, saveCheck, saveDuration, takesOf } from './take-store.ts';
import { saveWords } from './take-words.ts';

const WORDS = [{ text: 'One', textBegin: 0, textEnd: 3, startMs: 0, endMs: 200 }];
const CHECK = { heardText: 'One', differences: [], checkedAtMs: 1 };

let opened: TestScript;
let { test, database, script } = {} as TestScript;
beforeEach(async () => {
  opened = await openTestScript('One.\n\nTwo.\n\nThree.\n\nFour.');
  ({ test, database, script } = opened);
});
afterEach(() => opened.end());

const lineAt = (index: number) => script.lines[index]?.id ?? ('' as LineId);
const since = (revision: number | null) => test.core.scripts.takesSince({ id: script.id, since: revision });

function make(index: number, words: typeof WORDS | null = null): ItemId {
  const id = randomUUID() as ItemId;
  database.db.write((tx) => {
    const media = { sourceName: 'take.mp3', sourcePath: null, sizeBytes: 5, mediaFile: 'original.mp3', recipe: null };
    insertItem(tx, { id, kind: 'speech', title: 'Take', ...media });
    updateMedia(tx, id, { state: 'none' });
    insertTake(tx, {
      id,
      scriptId: script.id,
      lineId: lineAt(index),
      recipe: neutralRecipe('Hello.', { voiceId: 'any' }),
      sound: script.settings.sound,
      engine: 'local',
      host: null,
      durationMs: 1000,
      isPartial: false,
      billedCharacters: 4,
      words,
    });
  });
  return id;
}

it('tells of the takes of lines that changed only, and nothing where nothing did', () => {
  const [first] = [make(0), make(1), make(2)];
  const all = since(null);
  expect([all.isWhole, all.takes.length]).toEqual([true, 3]);
  expect(since(all.revision)).toEqual({ revision: all.revision, isWhole: false, takes: [], lineIds: [] });
  const again = make(0);
  const change = since(all.revision);
  expect([change.isWhole, change.lineIds, change.takes.map(({ id, isPicked }) => [id, isPicked])]).toEqual([
    false,
    [lineAt(0)],
    [
      [first, false],
      [again, true],
    ],
  ]);
  const before = withTakesChange(undefined, all);
  const after = withTakesChange(before, change);
  expect([after.takes.length, after.takes.filter((take) => before.takes.includes(take)).length]).toEqual([4, 2]);
  expect(withTakesChange(after, since(after.revision))).toBe(after);
});

it('keeps whoever follows the changes in step with all takes, whatever happens', async () => {
  const random = randomNumbers(5);
  const takes = () => database.db.all<{ id: ItemId }>('SELECT id FROM takes ORDER BY rowid').map(({ id }) => id);
  const { scripts, library, organisation } = test.core;
  const { db } = database;
  let followed: KnownTakes | undefined;
  for (let step = 0; step < 400; step += 1) {
    const all = takes();
    const takeId = all[random(all.length)];
    const act = random(12);
    if (act < 2 || takeId === undefined) make(random(4), random(2) === 0 ? WORDS : null);
    else if (act === 2) scripts.setTake({ takeId, isPicked: true });
    else if (act === 3) scripts.setTake({ takeId, isKept: random(2) === 0 });
    else if (act === 4) db.write((tx) => saveDuration(tx, takeId, random(5000)));
    else if (act === 5) db.write((tx) => saveWords(tx, takeId, random(2) === 0 ? WORDS : []));
    else if (act === 6) db.write((tx) => saveCheck(tx, takeId, CHECK as never));
    else if (act === 7) organisation.bin({ refs: [itemRef(takeId)] });
    else if (act === 8) organisation.restore({ refs: [itemRef(takeId)] });
    else if (act === 9 && random(3) === 0) organisation.bin({ refs: [itemRef(script.id)] });
    else if (act === 9) organisation.restore({ refs: [itemRef(script.id)] });
    else if (act === 10) organisation.update({ refs: [itemRef(takeId)], values: { rating: random(6) } });
    else if (random(4) === 0) {
      organisation.bin({ refs: [itemRef(takeId)] });
      await library.deleteForGood({ ids: [takeId] });
    }
    if (random(3) === 0) continue;
    followed = withTakesChange(followed, since(followed?.revision ?? null));
    expect(sorted(followed.takes)).toEqual(sorted(takesOf(db, script.id)));
  }
});

const sorted = (takes: readonly { id: string }[]) => takes.toSorted((a, b) => a.id.localeCompare(b.id));
