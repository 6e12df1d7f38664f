import { Button } from '@mantine/core';
import { IconArchiveOff, IconWand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { api } from '../../../api/client.ts';
import { unarchiveBoard } from '../order/boards/board-actions.ts';
import { boardPart, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { ItemThumb } from './cells/item-thumb.tsx';
import classes from './items.module.css';

/** The open board: its cover, its name, how much is on it and what it adds by itself. */
export function BoardHead() {
  const boards = useQuery(api.boards.list.queryOptions()).data ?? [];
  const part = useLibrary((state) => state.part);
  const board = boards.find(({ name }) => boardPart(name) === part);
  if (!board) return null;
  const { id, name, count, coverId, rule, isArchived } = board;
  return (
    <div className={classes.boardHead}>
      {coverId === null ? null : <Cover id={coverId} />}
      <div className={classes.boardWords}>
        <h3 className={classes.boardName}>{name}</h3>
        <p className={classes.boardFacts}>
          {texts.boards.count(count)}
          {isArchived ? ` · ${texts.boards.isArchived}` : null}
          {rule === null || isArchived ? null : ` · ${texts.boards.ruleHint(rule)}`}
        </p>
      </div>
      {isArchived ? (
        <Button
          size="compact-sm"
          leftSection={<IconArchiveOff size={15} stroke={1.6} aria-hidden />}
          onClick={() => void unarchiveBoard(board)}
        >
          {texts.boards.unarchive}
        </Button>
      ) : null}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconWand size={15} stroke={1.6} aria-hidden />}
        onClick={() => useLibrary.setState({ naming: { what: 'rule', boardId: id } })}
      >
        {texts.boards.rule}
      </Button>
    </div>
  );
}

/** What stands for the board; its name says all that has to be said. */
function Cover({ id }: { id: ItemId }) {
  const row = useQuery(api.library.details.queryOptions({ input: { id } })).data?.row;
  return (
    <span className={classes.cover} data-kind={row?.kind} aria-hidden>
      {row ? <ItemThumb row={row} /> : null}
    </span>
  );
}
