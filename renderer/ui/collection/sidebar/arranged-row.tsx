import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { texts } from '../collection-texts.ts';
import { RenameField } from '../rename-field.tsx';
import { SidebarIcon } from './choice-row.tsx';
import { pressOnRow, type RowAction, RowMenu } from './row-actions.tsx';
import classes from './sidebar.module.css';

/** Rows of one list that the user names and puts in order. */
export type Arranged<Row extends { id: string; name: string }> = {
  rows: readonly Row[];
  rename: (row: Row, name: string) => void;
  /** Before another one, or at the end. */
  move: (row: Row, before: Row['id'] | null) => void;
  remove: (row: Row) => void;
  /** Accessible name of the field in which one is renamed, and what deleting one is called. */
  fieldLabel: string;
  removeLabel: string;
  longestName: number;
};

type Props<Row extends { id: string; name: string }> = {
  row: Row;
  list: Arranged<Row>;
  icon: ReactNode;
  fact: string | undefined;
  hint?: string | undefined;
  isCurrent: boolean;
  actions?: readonly RowAction[];
  /** Marks the row for what is dropped on it. */
  dropId?: string;
  isDropTarget?: boolean;
  open: () => void;
};

/** Where a dragged row would land: before the row under the mouse, or behind it. */
type Lands = 'before' | 'behind' | null;

/** What is dragged among rows, told by its id. Rows of another list don't take it. */
const MEDIA_TYPE = 'application/x-atelier-row';
let dragged: { id: string } | null = null;

/**
 * A row that shows a part of the collection, with a name of the user: F2 renames it where it stands, Delete deletes it, Alt with
 * an arrow key or dragging moves it among its like.
 */
export function ArrangedRow<Row extends { id: string; name: string }>(props: Props<Row>) {
  const { row, list, icon, fact, hint, isCurrent, actions = [], dropId, isDropTarget = false, open } = props;
  const [isRenaming, setRenaming] = useState(false);
  const [lands, setLands] = useState<Lands>(null);
  if (isRenaming) {
    return (
      <li className={classes.row}>
        <RenameField
          kind="row"
          name={row.name}
          label={list.fieldLabel}
          maxLength={list.longestName}
          rename={(name) => list.rename(row, name)}
          close={() => setRenaming(false)}
        />
      </li>
    );
  }
  const all = [
    { label: texts.rename, icon: IconPencil, key: 'F2', run: () => setRenaming(true) },
    ...actions,
    ...moves(row, list),
    { label: list.removeLabel, icon: IconTrash, key: 'Delete', run: () => list.remove(row) },
  ];
  return (
    <li
      className={classes.row}
      data-open={isCurrent || undefined}
      data-lands={lands ?? undefined}
      data-drop-target={isDropTarget || undefined}
      data-drop={dropId}
      {...dragging(row, list, setLands)}
    >
      <button
        type="button"
        className={classes.link}
        aria-current={isCurrent ? 'true' : undefined}
        title={hint}
        data-row
        onClick={open}
        onKeyDown={(event) => pressOnRow(event, all)}
      >
        <SidebarIcon tone={isCurrent ? 'accent' : undefined}>{icon}</SidebarIcon>
        <span className={classes.title} title={row.name}>
          {row.name}
        </span>{' '}
        {fact === undefined ? null : <span className={classes.facts}>{fact}</span>}
      </button>
      <RowMenu title={row.name} actions={all} />
    </li>
  );
}

/** One up and one down, where there is one. */
function moves<Row extends { id: string; name: string }>(row: Row, { rows, move }: Arranged<Row>): RowAction[] {
  const at = rows.findIndex(({ id }) => id === row.id);
  const above = rows[at - 1];
  const up = above && {
    label: texts.moveUp,
    icon: IconArrowUp,
    key: 'Alt+ArrowUp',
    run: () => move(row, above.id),
  };
  const down = rows[at + 1] && {
    label: texts.moveDown,
    icon: IconArrowDown,
    key: 'Alt+ArrowDown',
    run: () => move(row, rows[at + 2]?.id ?? null),
  };
  return [up, down].filter((action) => action !== undefined);
}

function dragging<Row extends { id: string; name: string }>(
  row: Row,
  { rows, move }: Arranged<Row>,
  setLands: (lands: Lands) => void,
) {
  const other = () => rows.find(({ id }) => id === dragged?.id && id !== row.id);
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      dragged = row;
      event.dataTransfer.setData(MEDIA_TYPE, row.id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragEnd: () => {
      dragged = null;
    },
    onDragOver: (event: DragEvent) => {
      const moved = other();
      if (!moved) return;
      event.preventDefault();
      setLands(isBehind(rows, moved, row) ? 'behind' : 'before');
    },
    onDragLeave: () => setLands(null),
    onDrop: (event: DragEvent) => {
      const moved = other();
      setLands(null);
      if (!moved) return;
      event.preventDefault();
      const next = rows[rows.findIndex(({ id }) => id === row.id) + 1]?.id ?? null;
      move(moved, isBehind(rows, moved, row) ? next : row.id);
    },
  } as const;
}

/** Let go on a row further down, one lands behind it. */
const isBehind = <Row extends { id: string }>(rows: readonly Row[], moved: Row, target: Row): boolean =>
  rows.findIndex(({ id }) => id === moved.id) < rows.findIndex(({ id }) => id === target.id);
