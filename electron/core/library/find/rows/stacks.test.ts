import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../../../shared/domain/library/item-kinds.ts';
import { itemRef } from '../../../../../shared/domain/organisation/organised.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
} from '../../../organisation/test-data/organisation-fixture.ts';
import { type FindDeps, foundIds, listItems, summarise } from '../find-items.ts';
import { chooseTop } from './stacks.ts';
import { addItem, addScript } from '../test-data/found-library.ts';

let fixture: OrganisationFixture;
let deps: FindDeps;
beforeEach(() => {
  fixture = createOrganisationFixture();
  deps = { db: fixture.db, kinds: ITEM_KINDS, now: () => 100_000 };
});
afterEach(() => fixture.end());

const STACKED = { sort: 'newest', isStacked: true } as const;
const shown = (query: string, sort: 'newest' | 'oldest' = 'newest') =>
  listItems(deps, { query, ...STACKED, sort, offset: 0, limit: 100 }).map(({ id, stack }) =>
    stack === null ? id : `${id} of ${stack.count}`,
  );
const choose = (stackId: string, itemId: string | null) =>
  chooseTop(fixture, { stackId, itemId: itemId as ItemId | null });

function addTake(id: string, lineId: string, number: number, isPicked: boolean): void {
  addItem(deps.db, { id, kind: 'speech', createdAtMs: number, durationMs: 1000, ownerId: 'essay' });
  deps.db.write((tx) =>
    tx.run(
      `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept, is_partial,
         created_at_ms) VALUES (:id, 'essay', :lineId, :number, '{}', '{}', 'local', 1000, :isPicked, 0, 0, :number)`,
      { id, lineId, number, isPicked: isPicked ? 1 : 0 },
    ),
  );
}

/** Recordings stand for the images that a generation will have: what makes a stack is the same for each kind. */
function addGeneration(id: string, ...itemIds: string[]): void {
  for (const [index, itemId] of itemIds.entries())
    addItem(deps.db, { id: itemId, kind: 'recording', createdAtMs: 10 + index, durationMs: 1000 });
  deps.db.write((tx) => {
    tx.run(
      `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms) VALUES (:id, 'image', 'job', 'local', '{}', 1)`,
      { id },
    );
    for (const [position, itemId] of itemIds.entries()) {
      const values = { id, position, itemId };
      tx.run(
        `INSERT INTO generation_results (generation_id, position, state, facts) VALUES (:id, :position, 'queued', '{}')`,
        { id, position },
      );
      tx.run(
        `UPDATE generation_results SET state = 'ready', item_id = :itemId WHERE generation_id = :id AND position = :position`,
        values,
      );
    }
  });
}

describe('a stack', () => {
  it('of takes of one line shows the one in use, and a line with one take is none', () => {
    addScript(deps.db, { id: 'essay', kind: 'script' });
    for (const [id, line, number, isPicked] of [
      ['one-1', 'one', 1, false],
      ['one-2', 'one', 2, true],
      ['one-3', 'one', 3, false],
      ['two-1', 'two', 4, true],
    ] as const)
      addTake(id, line, number, isPicked);
    expect(shown('kind:take')).toEqual(['two-1', 'one-2 of 3']);
    expect(shown('stack:line:essay:one')).toEqual(['one-3 of 3', 'one-2 of 3', 'one-1 of 3']);
    expect(foundIds(deps, { query: 'kind:take', sort: 'newest', offset: 0, limit: 10 })).toHaveLength(4);
  });

  it('of results of one generation shows the newest, or the one that was chosen', () => {
    addItem(deps.db, { id: 'alone', kind: 'recording', createdAtMs: 5 });
    addGeneration('g', 'a', 'b', 'c');
    addGeneration('h', 'd');
    expect(shown('')).toEqual(['c of 3', 'd', 'alone']);
    expect(choose('generation:g', 'a')).toBeNull();
    expect(shown('')).toEqual(['d', 'a of 3', 'alone']);
    expect(shown('', 'oldest')).toEqual(['alone', 'a of 3', 'd']);
    expect([choose('generation:g', 'b'), choose('generation:g', null)]).toEqual(['a', 'b']);
    expect(shown('')).toEqual(['c of 3', 'd', 'alone']);
    expect(() => choose('generation:g', 'd')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('counts and shows only what is found of it and not in the bin', () => {
    addGeneration('g', 'a', 'b', 'c');
    fixture.organisation.update({ refs: ['a', 'b'].map((id) => itemRef(id as ItemId)), values: { verdict: 'picked' } });
    expect(shown('is:picked')).toEqual(['b of 2']);
    fixture.organisation.bin({ refs: ['b', 'c'].map((id) => itemRef(id as ItemId)) });
    expect([shown(''), shown('is:binned')]).toEqual([['a'], ['c of 2']]);
  });

  it('is one in counts and places, so that every item of a list has one place', () => {
    addGeneration('g', 'a', 'b', 'c');
    addGeneration('h', 'd', 'e');
    const counted = summarise(deps, { query: '', byDay: true, ...STACKED });
    expect([counted.total, counted.kinds, counted.days.map(({ count }) => count)]).toEqual([
      2,
      [{ kind: 'recording', count: 2 }],
      [2],
    ]);
    const pages = [0, 1].map((offset) => foundIds(deps, { query: '', ...STACKED, offset, limit: 1 }));
    expect(pages).toEqual([['c'], ['e']]);
    expect(summarise(deps, { query: '', sort: 'newest', byDay: false }).total).toBe(5);
  });

  it('is gone with its items', () => {
    addGeneration('g', 'a', 'b');
    choose('generation:g', 'a');
    deps.db.write((tx) => tx.run('DELETE FROM items'));
    expect(deps.db.all('SELECT item_id FROM item_stacks UNION ALL SELECT item_id FROM stack_tops')).toEqual([]);
  });
});
