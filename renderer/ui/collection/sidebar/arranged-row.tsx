import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { texts } from '../collection-texts.ts';
import { RenameField } from '../rename-field.tsx';
import { moveActions, type OrderedRows, useRowDrag } from './ordered-rows.ts';
import { SidebarIcon } from './choice-row.tsx';
import { pressOnRow, type RowAction, RowMenu } from './row-actions.tsx';
import classes from './sidebar.module.css';

/** Rows of one list that the user names and puts in order. */
export type Arranged<Row extends { id: string; name: string }> = OrderedRows<Row> & {
  rename: (row: Row, name: string) => void;
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

/**
 * A row that shows a part of the collection, with a name of the user: F2 renames it where it stands, Delete deletes it, Alt with
 * an arrow key or dragging moves it among its like.
 */
export function ArrangedRow<Row extends { id: string; name: string }>(props: Props<Row>) {
  const { row, list, icon, fact, hint, isCurrent, actions = [], dropId, isDropTarget = false, open } = props;
  const [isRenaming, setRenaming] = useState(false);
  const drag = useRowDrag(row, list);
  if (isRenaming) {
    return (
      <li className={classes.row} data-row-key={row.id}>
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
    ...moveActions(row, list),
    { label: list.removeLabel, icon: IconTrash, key: 'Delete', run: () => list.remove(row) },
  ];
  return (
    <li
      className={classes.row}
      data-row-key={row.id}
      data-open={isCurrent || undefined}
      data-drop-target={isDropTarget || undefined}
      data-drop={dropId}
      {...drag}
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
