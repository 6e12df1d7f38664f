import { IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import type { GridMove } from '../../../../ui/collection/grid/virtual-grid.tsx';
import { dragOut } from '../../../../ui/items/actions/take-out.ts';
import { dragOptions } from '../../../../ui/items/exporting/export-store.ts';
import { hasPicture, ItemLook } from '../../../../ui/items/item-look.tsx';
import { SHOWN_KINDS } from '../../../../ui/kinds/shown-kinds.ts';
import classes from './tray.module.css';

type Props = {
  row: LibraryRow;
  at: number;
  isTabStop: boolean;
  isAttached: boolean;
  toggle: () => void;
  move: GridMove;
  /** The tab stop goes along with the keyboard. */
  noteFocus: () => void;
};

/** An item in the tray: ticked where it goes along with the message. */
export function TrayItem({ row, at, isTabStop, isAttached, toggle, move, noteFocus }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = move(event.key, at);
    if (next !== null) focusItem(next);
    else if (event.key === 'Enter' || event.key === ' ') toggle();
    else return;
    event.preventDefault();
  };
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      className={classes.card}
      aria-selected={isAttached}
      data-tray-at={at}
      draggable
      onClick={toggle}
      onFocus={noteFocus}
      onKeyDown={press}
      onDragStart={(event) => void dragOut(event, { ids: [row.id], options: dragOptions('items') })}
    >
      <span className={classes.title} title={row.title}>
        {row.title}
      </span>{' '}
      <span className={classes.facts}>{factsOf(row)}</span>
      <span className={classes.tile} aria-hidden>
        <Look row={row} />
        <span className={classes.check}>
          <IconCheck size={13} stroke={2.4} />
        </span>
      </span>
    </div>
  );
}

/** What it looks like; a text by its first lines. */
function Look({ row }: { row: LibraryRow }) {
  const { icon: Icon } = SHOWN_KINDS[row.kind];
  if (hasPicture(row) || row.lines.length === 0)
    return <ItemLook row={row} isTile className={classes.look} sign={<Icon size={20} stroke={1.5} />} />;
  return <span className={classes.lines}>{row.lines.map(({ text }) => text).join(' ')}</span>;
}

/** Kind and length: `Recording · 3:14`. */
function factsOf({ kind, durationMs }: LibraryRow): string {
  const { name } = SHOWN_KINDS[kind];
  return durationMs === null ? name : `${name} · ${formatShortTime(durationMs)}`;
}

function focusItem(at: number): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tray-at="${at}"]`)?.focus());
}
