import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Board } from '../../../../shared/domain/organisation/board.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import { api } from '../../../api/client.ts';
import { ItemTags } from '../../../ui/items/fields/item-tags.tsx';
import { NoteField } from '../../../ui/items/fields/note-field.tsx';
import { boardPart, openPart } from '../library-store.ts';
import { removeFromBoard } from '../order/boards/board-actions.ts';
import { takeOutOfFolder } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import classes from './dock.module.css';

/** Tags, note, folders and boards of an item; each can be taken away, and a folder or board opened. */
export function ItemLabels({ row }: { row: LibraryRow }) {
  const { folders } = row.organised;
  const boards = useBoardsOf(row);
  return (
    <div className={classes.labels}>
      <ItemTags row={row} />
      <NoteField row={row} />
      <Names
        title={texts.dock.inFolders}
        label={texts.dock.folders}
        names={folders}
        removeLabel={texts.labels.removeFolder}
        open={(folder) => openPart(writeOperator('folder', folder))}
        remove={(folder) => void takeOutOfFolder([row.id], folder)}
      />
      <Names
        title={texts.boards.inBoards}
        label={texts.boards.ofItem}
        names={boards.map(({ name }) => name)}
        removeLabel={texts.boards.remove}
        open={(name) => openPart(boardPart(name))}
        remove={(name) => {
          const board = boards.find((each) => each.name === name);
          if (board) void removeFromBoard([row.id], board);
        }}
      />
    </div>
  );
}

/** The boards that an item is on, in the order of the sidebar. */
function useBoardsOf({ organised }: LibraryRow): readonly Board[] {
  const known = useQuery(api.boards.list.queryOptions()).data ?? [];
  const ids = new Set(organised.boards.map(({ boardId }) => boardId));
  return known.filter(({ id }) => ids.has(id));
}

function Names(props: {
  title: string;
  label: string;
  names: readonly string[];
  removeLabel: (name: string) => string;
  open: (name: string) => void;
  remove: (name: string) => void;
}) {
  const { title, label, names, removeLabel, open, remove } = props;
  if (names.length === 0) return null;
  return (
    <div className={classes.folders}>
      {title}
      <ul className={classes.folderNames} aria-label={label}>
        {names.map((name) => (
          <li key={name} className={classes.folder}>
            <Button variant="subtle" size="compact-sm" onClick={() => open(name)}>
              {name}
            </Button>
            <CloseButton size="1.25rem" iconSize={12} aria-label={removeLabel(name)} onClick={() => remove(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
