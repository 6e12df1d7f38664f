import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { type BoardsFixture, createBoardsFixture } from './test-data/boards-fixture.ts';

let fixture: BoardsFixture;
beforeEach(() => {
  fixture = createBoardsFixture();
});
afterEach(() => fixture.end());

const ids = (...names: string[]) => names as ItemId[];
const named = () => fixture.boards.list().map(({ name }) => name);
const counts = () => fixture.boards.list().map(({ count }) => count);

describe('boards', () => {
  it('hold an item on as many of them as wanted, and are found by their name whatever its case', () => {
    fixture.addRecordings('a', 'b', 'c');
    fixture.create('Skerry cover art', 'a', 'b');
    fixture.create('Fog', 'b', 'c');
    expect([fixture.on('skerry COVER art'), fixture.on('Fog'), fixture.on('Other')]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      [],
    ]);
    expect(fixture.boards.list()).toMatchObject([
      { name: 'Skerry cover art', count: 2, coverId: 'a', rule: null },
      { name: 'Fog', count: 2, coverId: 'b' },
    ]);
  });

  it('are renamed and put in order, each of which is undone and done again', () => {
    const [one, two] = [fixture.create('One'), fixture.create('Two'), fixture.create('Three')];
    const renamed = fixture.boards.update({ id: one, name: ' First  one ' });
    expect(named()).toEqual(['First one', 'Two', 'Three']);
    const moved = fixture.boards.move({ id: one, before: null });
    expect(named()).toEqual(['Two', 'Three', 'First one']);
    fixture.boards.move({ id: one, before: two });
    expect(named()).toEqual(['First one', 'Two', 'Three']);
    const back = fixture.undo(renamed);
    expect(named()).toEqual(['One', 'Two', 'Three']);
    fixture.undo(back);
    expect(named()).toEqual(['First one', 'Two', 'Three']);
    expect(fixture.undo(moved).changedCount).toBe(0);
  });

  it('refuse a blank name, one that is too long, and one that another board has', () => {
    fixture.create('Fog');
    const failure = (code: string, reason: string) =>
      expect.objectContaining({ code, data: expect.objectContaining({ reason, labelKind: 'board' }) });
    expect(() => fixture.create(' \u200b')).toThrow(failure('INVALID_INPUT', 'label_empty'));
    expect(() => fixture.create('x'.repeat(61))).toThrow(failure('INVALID_INPUT', 'label_too_long'));
    expect(() => fixture.create('FOG')).toThrow(failure('CONFLICT', 'name_taken'));
    expect(named()).toEqual(['Fog']);
  });

  it('are deleted without their items and come back whole, with their order', () => {
    fixture.addRecordings('a', 'b');
    const id = fixture.create('Fog', 'a', 'b');
    fixture.boards.moveItems({ id, itemIds: ids('b'), before: 'a' as ItemId });
    const removed = fixture.boards.remove({ id });
    expect([named(), fixture.on('Fog')]).toEqual([[], []]);
    expect(fixture.organisation.get({ refs: [itemRef('a' as ItemId)] })[0]?.boards).toEqual([]);
    expect(() => fixture.boards.addItems({ id, itemIds: ids('a') })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    fixture.undo(removed);
    expect([named(), fixture.on('Fog')]).toEqual([['Fog'], ['b', 'a']]);
  });

  it('get a number where their name is taken when they come back', () => {
    const removed = fixture.boards.remove({ id: fixture.create('Fog') });
    fixture.create('fog');
    fixture.undo(removed);
    expect(named().toSorted()).toEqual(['Fog 2', 'fog']);
  });

  it('are gone again when creating them is undone, and there with their items when that is', () => {
    fixture.addRecordings('a');
    const back = fixture.undo(fixture.boards.create({ name: 'Fog', itemIds: ids('a') }));
    expect(named()).toEqual([]);
    fixture.undo(back);
    expect([named(), fixture.on('Fog')]).toEqual([['Fog'], ['a']]);
  });

  it('show the chosen cover while it is on them and not in the bin, else their first item', () => {
    const [a, b] = fixture.addRecordings('a', 'b') as [ItemId, ItemId];
    const id = fixture.create('Fog', 'a', 'b');
    const cover = () => fixture.boards.list()[0]?.coverId;
    const chosen = fixture.boards.update({ id, coverId: b });
    expect(cover()).toBe(b);
    const binned = fixture.organisation.bin({ refs: [itemRef(b)] });
    expect([cover(), counts()]).toEqual([a, [1]]);
    fixture.undo(binned);
    expect(cover()).toBe(b);
    fixture.undo(chosen);
    expect(cover()).toBe(a);
  });

  it('forget an item that is deleted for good', () => {
    fixture.addRecordings('a', 'b');
    const id = fixture.create('Fog', 'a', 'b');
    fixture.boards.update({ id, coverId: 'a' as ItemId });
    fixture.db.write((tx) => tx.run(`DELETE FROM items WHERE id = 'a'`));
    expect([fixture.on('Fog'), fixture.boards.list()[0]?.coverId]).toEqual([['b'], 'b']);
  });

  it('tell readers of the order which board and which items changed', async () => {
    fixture.addRecordings('a');
    const stream = fixture.changes.subscribe();
    const { id } = fixture.boards.create({ name: 'Fog', itemIds: ids('a') });
    const { value } = await stream.next();
    const change = (value ?? []).find(({ domain }) => domain === 'organisation');
    expect(change?.ids.toSorted()).toEqual(['a', id].toSorted());
  });

  it('that are not there cannot be changed', () => {
    const id = 'none' as BoardId;
    for (const change of [
      () => fixture.boards.update({ id, name: 'x' }),
      () => fixture.boards.move({ id, before: null }),
      () => fixture.boards.remove({ id }),
      () => fixture.boards.removeItems({ id, itemIds: ids('a') }),
    ])
      expect(change).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

describe('items of a board', () => {
  let id: BoardId;
  beforeEach(() => {
    fixture.addRecordings('a', 'b', 'c', 'd', 'e');
    id = fixture.create('Fog', 'a', 'b', 'c', 'd');
  });
  const move = (moved: string[], before: string | null) =>
    fixture.boards.moveItems({ id, itemIds: moved as ItemId[], before: before as ItemId | null });

  it('are added at its end, those that are on it stay where they are, and undo takes only the others off', () => {
    const added = fixture.boards.addItems({ id, itemIds: ids('e', 'b', 'e') });
    expect([fixture.on('Fog'), added.changedCount]).toEqual([['a', 'b', 'c', 'd', 'e'], 1]);
    fixture.undo(added);
    expect(fixture.on('Fog')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are taken off it, and undo puts them back where they were', () => {
    const removed = fixture.boards.removeItems({ id, itemIds: ids('a', 'c') });
    expect(fixture.on('Fog')).toEqual(['b', 'd']);
    fixture.undo(removed);
    expect(fixture.on('Fog')).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each<[string, string[], string | null, string[]]>([
    ['one to the front', ['c'], 'a', ['c', 'a', 'b', 'd']],
    ['one to the end', ['a'], null, ['b', 'c', 'd', 'a']],
    ['several together, in the order that is given', ['d', 'a'], 'c', ['b', 'd', 'a', 'c']],
    ['before one that is moved too', ['b', 'c'], 'b', ['a', 'b', 'c', 'd']],
    ['all of them', ['d', 'c', 'b', 'a'], null, ['d', 'c', 'b', 'a']],
  ])('are moved: %s, and back by undo', (_name, moved, before, expected) => {
    const change = move(moved, before);
    expect(fixture.on('Fog')).toEqual(expected);
    if (change.undoId !== null) fixture.undo(change);
    expect(fixture.on('Fog')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('can be moved between the same two any number of times', () => {
    for (let turn = 0; turn < 60; turn += 1) {
      const [, second = '', third = ''] = fixture.on('Fog');
      move([third], second);
      expect(fixture.on('Fog').slice(1, 3)).toEqual([third, second]);
    }
    expect(fixture.on('Fog').toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('cannot be moved where they or the one behind them are not on it', () => {
    for (const attempt of [() => move(['e'], 'a'), () => move(['a'], 'e')])
      expect(attempt).toThrow(expect.objectContaining({ code: 'NOT_FOUND', data: { ids: ['e'], missingCount: 1 } }));
  });

  it('stay where they are on other boards', () => {
    const other = fixture.create('Rust', 'd', 'a');
    move(['d'], 'a');
    fixture.boards.removeItems({ id, itemIds: ids('a') });
    expect([fixture.on('Fog'), fixture.on('Rust')]).toEqual([
      ['d', 'b', 'c'],
      ['d', 'a'],
    ]);
    expect(other).not.toBe(id);
  });
});
