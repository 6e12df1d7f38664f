import type { BoardId, ItemId } from '../../../../shared/domain/ids.ts';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import { foundIds } from '../../library/find/find-items.ts';
import { createOrganisationFixture } from '../../organisation/test-data/organisation-fixture.ts';
import { createBoards } from '../create-boards.ts';

/** Boards over a real database; items are given by their ids, which are their titles. */
export function createBoardsFixture() {
  const fixture = createOrganisationFixture();
  const { db, changes, clock, organisation } = fixture;
  const deps = { db, changes, kinds: ITEM_KINDS, now: () => clock.nowMs };
  const boards = createBoards(deps, { organisation });
  return {
    ...fixture,
    boards,
    addRecordings: (...ids: string[]): ItemId[] => {
      fixture.addItems('recording', ...ids);
      for (const id of ids)
        db.write((tx) => tx.run('UPDATE items SET created_at_ms = :at WHERE id = :id', { id, at: clock.nowMs }));
      return ids as ItemId[];
    },
    /** What is on a board, in its order. */
    on: (name: string): string[] =>
      foundIds(deps, { query: `board:"${name}"`, sort: 'board', offset: 0, limit: 100 }) as string[],
    create: (name: string, ...itemIds: string[]): BoardId => boards.create({ name, itemIds: itemIds as ItemId[] }).id,
    undo: ({ undoId }: { undoId: string | null }) => organisation.undo({ undoId: undoId ?? 'none' }),
  };
}

/** See createBoardsFixture. */
export type BoardsFixture = ReturnType<typeof createBoardsFixture>;
