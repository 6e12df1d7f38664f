import { IconArchive, IconArchiveOff, IconLayoutBoard, IconPlus, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '../../../../shared/domain/organisation/board.ts';
import { LABEL_LIMITS } from '../../../../shared/domain/organisation/labels.ts';
import { api } from '../../../api/client.ts';
import { type Arranged, ArrangedRow } from '../../../ui/collection/sidebar/arranged-row.tsx';
import { SidebarGroup } from '../../../ui/collection/sidebar/sidebar-list.tsx';
import sidebar from '../../../ui/collection/sidebar/sidebar.module.css';
import { IconButton } from '../../../ui/icon-button.tsx';
import { boardPart, openPart, useLibrary } from '../library-store.ts';
import { archiveBoard, deleteBoard, moveBoard, renameBoard, unarchiveBoard } from '../order/boards/board-actions.ts';
import { useItemDrag } from '../order/boards/item-drag.ts';
import { texts } from '../texts.ts';

/** The boards with how much is on them, and below those that are archived; items are dropped on a row. */
export function BoardRows() {
  const boards = useQuery(api.boards.list.queryOptions()).data ?? [];
  const archived = boards.filter(({ isArchived }) => isArchived);
  return (
    <>
      <SidebarGroup isPlain title={texts.list.boards} end={<NewBoard />}>
        <BoardList title={texts.list.boards} boards={boards.filter(({ isArchived }) => !isArchived)} />
      </SidebarGroup>
      {archived.length > 0 ? (
        <SidebarGroup isPlain title={texts.boards.archiveTitle}>
          <BoardList title={texts.boards.archiveTitle} boards={archived} />
        </SidebarGroup>
      ) : null}
    </>
  );
}

function BoardList({ title, boards }: { title: string; boards: readonly Board[] }) {
  const part = useLibrary((state) => state.part);
  const list: Arranged<Board> = {
    rows: boards,
    rename: (board, name) => void renameBoard(board, name),
    move: (board, before) => void moveBoard(board, before),
    remove: (board) => void deleteBoard(board),
    fieldLabel: texts.boards.nameField,
    removeLabel: texts.boards.delete,
    longestName: LABEL_LIMITS.board.longest,
  };
  return (
    <ul className={sidebar.rows} aria-label={title}>
      {boards.map((board) => (
        <BoardRow key={board.id} board={board} list={list} isCurrent={part === boardPart(board.name)} />
      ))}
    </ul>
  );
}

function BoardRow({ board, list, isCurrent }: { board: Board; list: Arranged<Board>; isCurrent: boolean }) {
  const isDropTarget = useItemDrag(({ over }) => over !== null && 'boardId' in over && over.boardId === board.id);
  const { isArchived } = board;
  const Icon = isArchived ? IconArchive : board.rule === null ? IconLayoutBoard : IconWand;
  return (
    <ArrangedRow
      row={board}
      list={list}
      icon={<Icon size={16} stroke={1.6} />}
      fact={isDropTarget ? texts.list.add : board.count.toLocaleString('en')}
      hint={board.rule === null ? undefined : texts.boards.ruleHint(board.rule)}
      isCurrent={isCurrent}
      dropId={board.id}
      isDropTarget={isDropTarget}
      actions={[
        {
          label: texts.boards.rule,
          icon: IconWand,
          key: null,
          run: () => useLibrary.setState({ naming: { what: 'rule', boardId: board.id } }),
        },
        isArchived
          ? { label: texts.boards.unarchive, icon: IconArchiveOff, key: null, run: () => void unarchiveBoard(board) }
          : { label: texts.boards.archive, icon: IconArchive, key: null, run: () => void archiveBoard(board) },
      ]}
      open={() => openPart(boardPart(board.name))}
    />
  );
}

function NewBoard() {
  return (
    <IconButton
      size="1.375rem"
      className={sidebar.groupEnd ?? ''}
      aria-label={texts.list.newBoard}
      onClick={() => useLibrary.setState({ naming: { what: 'board' } })}
    >
      <IconPlus size={14} stroke={1.6} />
    </IconButton>
  );
}
