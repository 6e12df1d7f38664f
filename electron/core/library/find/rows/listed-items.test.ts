import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../../../shared/domain/library/item-kinds.ts';
import { itemRef } from '../../../../../shared/domain/organisation/organised.ts';
import {
  createOrganisationFixture,
  type OrganisationFixture,
} from '../../../organisation/test-data/organisation-fixture.ts';
import { type FindDeps, foundIds, summarise } from '../find-items.ts';
import { overview } from '../library-overview.ts';
import { chooseTop } from './stacks.ts';
import { addItem, addScript } from '../test-data/found-library.ts';

let fixture: OrganisationFixture;
let deps: FindDeps;
beforeEach(() => {
  fixture = createOrganisationFixture();
  deps = { db: fixture.db, kinds: ITEM_KINDS, now: () => 100_000 };
  fill();
});
afterEach(() => fixture.end());

const GENERATIONS = ['g', 'h'];
const ITEMS = GENERATIONS.flatMap((id) => [1, 2, 3].map((number) => `${id}${number}`));
const TAKES = ['one-1', 'one-2', 'two-1'];

function fill(): void {
  const { db } = deps;
  addItem(db, { id: 'alone', kind: 'recording', createdAtMs: 12, durationMs: 1000 });
  addScript(db, { id: 'essay', kind: 'script', createdAtMs: 11 });
  for (const [index, id] of ITEMS.entries())
    addItem(db, { id, kind: 'recording', createdAtMs: 10 + (index % 4), durationMs: 1000 });
  for (const id of TAKES) addItem(db, { id, kind: 'speech', createdAtMs: 20, durationMs: 1000, ownerId: 'essay' });
  db.write((tx) => {
    for (const id of GENERATIONS)
      tx.run(
        `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms) VALUES (:id, 'image', 'job', 'local', '{}', 1)`,
        { id },
      );
    for (const [index, itemId] of ITEMS.entries())
      tx.run(
        `INSERT INTO generation_results (generation_id, position, state, item_id, facts) VALUES (:id, :index, 'ready', :itemId, '{}')`,
        { id: itemId.slice(0, 1), index, itemId },
      );
    for (const [index, id] of TAKES.entries())
      tx.run(
        `INSERT INTO takes (id, script_id, line_id, number, recipe, sound, engine, duration_ms, is_picked, is_kept, is_partial,
           created_at_ms) VALUES (:id, 'essay', :line, :index, '{}', '{}', 'local', 1000, 0, 0, 0, 1)`,
        { id, index, line: id.slice(0, 3) },
      );
  });
}

const ask = (query: string, sort: 'newest' | 'oldest' = 'newest') => ({
  ids: foundIds(deps, { query, sort, isStacked: true, offset: 0, limit: 100 }),
  summary: summarise(deps, { query, sort, byDay: true, isStacked: true }),
});

/** All items are of a date since 1970, and a search by date is one that the list by age knows nothing of. */
const EVERYTHING = 'since:1970-01-01';

function expectListed(): void {
  for (const kind of ['', 'kind:recording', 'kind:take', 'kind:script'])
    for (const sort of ['newest', 'oldest'] as const)
      expect([kind, ask(kind, sort)]).toEqual([kind, ask(`${kind} ${EVERYTHING}`, sort)]);
  const counted = deps.db.all(
    'SELECT kind, owner_id IS NOT NULL AS isPart, count(*) AS count FROM items GROUP BY 1, 2',
  );
  const kept = 'SELECT kind, is_part AS isPart, count FROM item_counts WHERE count > 0 ORDER BY 1, 2';
  expect(deps.db.all(kept)).toEqual(counted);
}

/** A number from 0 up to `below`, the same in every run. */
function createDice(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const refsOf = (...ids: string[]) => ids.map((id) => itemRef(id as ItemId));

describe('the list by age', () => {
  it('shows what a search for everything finds, whatever happens to items and stacks', () => {
    const dice = createDice();
    const all = [...ITEMS, ...TAKES, 'alone', 'essay'];
    const some = (ids: readonly string[]) => ids[dice(ids.length)] ?? '';
    const acts = [
      () => fixture.organisation.bin({ refs: refsOf(some(all)) }),
      () => fixture.organisation.restore({ refs: refsOf(some(all)) }),
      () => fixture.organisation.update({ refs: refsOf(some(all)), values: { isFavourite: dice(2) === 1 } }),
      () => {
        const id = some(ITEMS);
        chooseTop(fixture, { stackId: `generation:${id.slice(0, 1)}`, itemId: dice(3) === 0 ? null : (id as ItemId) });
      },
      () => {
        const sql = 'UPDATE takes SET is_picked = 1 - is_picked WHERE id = :id';
        deps.db.write((tx) => tx.run(sql, { id: some(TAKES) }));
      },
    ];
    expectListed();
    for (let round = 0; round < 60; round += 1) {
      acts[dice(acts.length)]?.();
      expectListed();
    }
  });

  it('forgets what is deleted, and shows the next of its stack', () => {
    fixture.organisation.bin({ refs: refsOf('alone') });
    for (const id of ['g3', 'g2', 'alone', 'one-1']) {
      deps.db.write((tx) => tx.run('DELETE FROM items WHERE id = :id', { id }));
      expectListed();
    }
    expect(overview(deps)).toMatchObject({ total: 5, binnedCount: 0, sizeBytes: 6000 });
  });
});

describe('pages far down', () => {
  const COUNT = 1300;
  beforeEach(() => {
    for (let index = 0; index < COUNT; index += 1)
      addItem(deps.db, { id: `many-${index}`, kind: 'recording', createdAtMs: 1000 + (index % 400), durationMs: 1000 });
  });

  it('are the same whichever were read before, in both orders and for one kind', () => {
    for (const query of ['', 'kind:recording'])
      for (const sort of ['newest', 'oldest'] as const) {
        const page = (offset: number, limit: number) => foundIds(deps, { query, sort, isStacked: true, offset, limit });
        const all = foundIds(deps, { query: `${query} ${EVERYTHING}`, sort, isStacked: true, offset: 0, limit: 5000 });
        for (const offset of [1200, 600, 700, 650, 601, 1000, 600, 1290, 1199, 1400, 500, 1200])
          expect([offset, page(offset, 100)]).toEqual([offset, all.slice(offset, offset + 100)]);
      }
  });

  it('count anew after something was added, or moved to the bin', () => {
    const page = () => foundIds(deps, { query: '', sort: 'newest', isStacked: true, offset: 800, limit: 3 });
    const all = () => foundIds(deps, { query: EVERYTHING, sort: 'newest', isStacked: true, offset: 0, limit: 5000 });
    const expectRight = () => expect(page()).toEqual(all().slice(800, 803));
    expectRight();
    addItem(deps.db, { id: 'newest', kind: 'recording', createdAtMs: 90_000, durationMs: 1000 });
    expectRight();
    fixture.organisation.bin({ refs: [itemRef('many-399' as ItemId)] });
    expectRight();
    expect(all()).not.toContain('many-399');
  });
});
