import type { Board } from '../../../../shared/domain/organisation/board.ts';
import type { ToolDeps, ToolFunctions, ToolsOf } from '../tool-deps.ts';

/** As many boards are listed. */
const SHOWN_BOARDS = 200;

/** What is done for the tools of boards. */
export function boardFunctions({ boards }: Pick<ToolDeps, 'boards'>): ToolFunctions<ToolsOf<'boards'>> {
  return {
    list_boards: () => {
      const all = boards.list();
      return { boards: all.slice(0, SHOWN_BOARDS).map(shownBoard), total: all.length };
    },
    create_board: ({ name, ids }) => {
      const { id, ...change } = boards.create({ name, itemIds: ids });
      return { boardId: id, ...change };
    },
    add_to_board: ({ boardId, ids }) => boards.addItems({ id: boardId, itemIds: ids }),
    remove_from_board: ({ boardId, ids }) => boards.removeItems({ id: boardId, itemIds: ids }),
  };
}

const shownBoard = ({ id, name, count, isArchived }: Board) => ({ id, name, count, isArchived });
