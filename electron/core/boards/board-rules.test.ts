import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { followRules } from './follow-rules.ts';
import { type BoardsFixture, createBoardsFixture } from './test-data/boards-fixture.ts';

let fixture: BoardsFixture;
let id: BoardId;
beforeEach(() => {
  fixture = createBoardsFixture();
  fixture.addRecordings('old harbour');
  fixture.clock.nowMs = 2000;
  id = fixture.create('Fog');
  fixture.boards.update({ id, rule: ' harbour ' });
});
afterEach(() => fixture.end());

const itemId = (name: string) => name as ItemId;
const apply = () => fixture.boards.applyRules();

describe('the rule of a board', () => {
  it('adds what is created after it and found by it, at the end and once', () => {
    fixture.addRecordings('harbour', 'sea');
    expect([apply(), apply()]).toEqual([1, 0]);
    fixture.clock.nowMs = 3000;
    fixture.addRecordings('a harbour');
    expect([apply(), fixture.on('Fog'), fixture.boards.list()[0]?.rule]).toEqual([
      1,
      ['harbour', 'a harbour'],
      'harbour',
    ]);
  });

  it('adds a new item that is found only later', () => {
    fixture.boards.update({ id, rule: 'tag:calm rating:4' });
    const [sea] = fixture.addRecordings('sea') as [ItemId];
    expect(apply()).toBe(0);
    fixture.organisation.update({ refs: [itemRef(sea)], values: { addTags: ['calm'], rating: 5 } });
    expect([apply(), fixture.on('Fog')]).toEqual([1, ['sea']]);
  });

  it.each(['by hand', 'by undo of adding it'])('does not add again what was taken off %s', (how) => {
    const [harbour] = fixture.addRecordings('harbour') as [ItemId];
    if (how === 'by hand') {
      apply();
      fixture.boards.removeItems({ id, itemIds: [harbour] });
    } else {
      fixture.undo(fixture.boards.addItems({ id, itemIds: [harbour] }));
    }
    expect([apply(), fixture.on('Fog')]).toEqual([0, []]);
    fixture.boards.addItems({ id, itemIds: [harbour] });
    expect(fixture.on('Fog')).toEqual(['harbour']);
  });

  it('keeps what it added on the board when the item is no longer found', () => {
    const [harbour] = fixture.addRecordings('harbour') as [ItemId];
    apply();
    fixture.db.write((tx) => tx.run(`UPDATE items SET title = 'sea' WHERE id = :id`, { id: harbour }));
    expect([apply(), fixture.on('Fog')]).toEqual([0, ['harbour']]);
  });

  it('adds nothing while the board is deleted, and nothing that was taken off once it is back', () => {
    fixture.addRecordings('harbour');
    apply();
    fixture.boards.removeItems({ id, itemIds: [itemId('harbour')] });
    const removed = fixture.boards.remove({ id });
    fixture.addRecordings('the harbour');
    expect(apply()).toBe(0);
    fixture.undo(removed);
    expect([apply(), fixture.on('Fog')]).toEqual([1, ['the harbour']]);
  });

  it('ends when it is taken away, and a blank one is none', () => {
    fixture.boards.update({ id, rule: '  ' });
    fixture.addRecordings('harbour');
    expect([apply(), fixture.boards.list()[0]?.rule]).toEqual([0, null]);
  });

  it('is followed while the program runs, from what is there on', async () => {
    fixture.addRecordings('harbour');
    const stop = followRules({ changes: fixture.changes, log: { info() {}, warn() {}, error() {} } }, fixture.boards);
    await vi.waitFor(() => expect(fixture.on('Fog')).toEqual(['harbour']));
    fixture.addRecordings('last harbour');
    fixture.changes.publish('library', ['last harbour']);
    await vi.waitFor(() => expect(fixture.on('Fog')).toEqual(['harbour', 'last harbour']));
    stop();
  });
});
