import { Skeleton } from '@mantine/core';
import { IconCheck, IconPlayerPlayFilled, IconStack2 } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { ItemStack, LibraryRow } from '../../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import { RenameField } from '../../../../ui/collection/rename-field.tsx';
import { NewDot } from '../../../../ui/items/unread/new-sign.tsx';
import { SHOWN_KINDS } from '../../../../ui/kinds/shown-kinds.ts';
import { openStack, useLibrary } from '../../library-store.ts';
import { useItemDrag } from '../../order/boards/item-drag.ts';
import { renameItem } from '../../order/naming/rename-item.ts';
import { texts } from '../../texts.ts';
import { playRow } from '../../../../ui/items/play-item.ts';
import { factsOf } from './item-facts.ts';
import { ItemThumb, KindSign } from './item-thumb.tsx';
import classes from '../items.module.css';
import { MarkedText } from './marked-text.tsx';
import { focusItem } from '../selection/select-items.ts';
import { Signs, SaidSigns } from './item-signs.tsx';

/** What can happen to a cell. */
export type CellEvents = {
  onClick: (event: MouseEvent) => void;
  onDoubleClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDragStart: (event: DragEvent) => void;
};

type Props = CellEvents & { row: LibraryRow; at: number; search: string; isTabStop: boolean };

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * An item as a card: how it looks, its title, its kind and length, its stars. Its name begins with all the text that is seen, in the
 * same order, so that whoever speaks to the window can say it; what signs mean follows.
 */
export function ItemCard(props: Props) {
  const { row, search } = props;
  const id = useId();
  return (
    <div {...useCell(props)} aria-labelledby={`${id}-name ${id}-facts ${id}-look ${id}-signs`} className={classes.card}>
      <Title {...props} id={`${id}-name`} /> <Facts row={row} id={`${id}-facts`} />{' '}
      <div className={classes.tile} data-kind={row.kind}>
        <span id={`${id}-look`} className={classes.look}>
          <ItemThumb row={row} search={search} isTile />
        </span>
        <span className={classes.check} aria-hidden>
          <IconCheck size={13} stroke={2.4} />
        </span>
        {row.isNew ? <NewDot isOnCard /> : null}
        {row.playable ? <PlayButton row={row} /> : null}
        {row.stack ? <StackButton {...props} stack={row.stack} /> : null}
      </div>
      <SaidSigns row={row} id={`${id}-signs`} />
    </div>
  );
}

/** An item as a line. */
export function ItemLine(props: Props) {
  const { row, search } = props;
  return (
    <div {...useCell(props)} className={classes.line}>
      <KindSign kind={row.kind} size={16} />
      {row.isNew ? <NewDot /> : null}
      <Title {...props} />
      <span className={classes.lineText}>
        <MarkedText text={row.found?.text ?? row.lines[0]?.text ?? ''} search={search} />
      </span>
      <span className={classes.lineKind}>
        {SHOWN_KINDS[row.kind].name}
        <LineStack row={row} />
      </span>
      <Signs row={row} />
      <span className={classes.lineFact}>{row.durationMs === null ? '' : formatShortTime(row.durationMs)}</span>
      <span className={classes.lineFact}>{day.format(row.createdAtMs)}</span>
      <SaidSigns row={row} />
    </div>
  );
}

function LineStack({ row }: { row: LibraryRow }) {
  const isOpen = useLibrary((state) => state.stack !== null);
  if (row.stack === null || isOpen) return null;
  return (
    <span className={classes.lineStack}>
      <IconStack2 size={13} stroke={1.6} aria-hidden />
      <span aria-hidden>{row.stack.count.toLocaleString('en')}</span>
    </span>
  );
}

/** The title, or the field in which it is written. */
function Title({ row, at, search, id }: Props & { id?: string }) {
  const isRenaming = useLibrary((state) => state.renaming === row.id);
  if (isRenaming) return <TitleField row={row} at={at} />;
  return (
    <span className={classes.title} id={id} title={row.title}>
      <MarkedText text={row.title} search={search} />
    </span>
  );
}

/** The place of an item that is being read. */
export function EmptyCell({ isList }: { isList: boolean }) {
  return (
    <div role="gridcell" className={isList ? classes.line : classes.card} aria-busy aria-label={texts.items.loading}>
      <Skeleton className={(isList ? classes.lineSkeleton : classes.tileSkeleton) ?? ''} />
    </div>
  );
}

function useCell(props: Props) {
  const isDropTarget = useItemDrag(({ over }) => over !== null && 'before' in over && over.before === props.row.id);
  const { row, at, isTabStop, onClick, onDoubleClick, onKeyDown, onContextMenu, onDragStart } = props;
  const isSelected = useLibrary((state) => state.selection.ids.has(row.id));
  const isRenaming = useLibrary((state) => state.renaming === row.id);
  return {
    role: 'gridcell',
    tabIndex: isTabStop && !isRenaming ? 0 : -1,
    'aria-selected': isSelected,
    'data-item-at': at,
    'data-item': row.id,
    'data-drop-target': isDropTarget || undefined,
    'data-verdict': row.organised.verdict ?? undefined,
    draggable: !isRenaming,
    ...(isRenaming ? {} : { onClick, onDoubleClick, onKeyDown, onContextMenu, onDragStart }),
  } as const;
}

function PlayButton({ row }: { row: LibraryRow }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.play}
      aria-label={texts.items.play(row.title)}
      onClick={(event) => {
        event.stopPropagation();
        playRow(row);
      }}
    >
      <IconPlayerPlayFilled size={16} />
    </button>
  );
}

/** How many variations a card stands for; it shows them. */
function StackButton({ row, at, stack }: Props & { stack: ItemStack }) {
  const isOpen = useLibrary((state) => state.stack !== null);
  if (isOpen) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.stack}
      aria-label={texts.stacks.open(stack.count, row.title)}
      onClick={(event) => {
        event.stopPropagation();
        openStack(stack.id, { id: row.id, title: row.title, at });
      }}
    >
      <IconStack2 size={13} stroke={1.6} aria-hidden />
      {stack.count.toLocaleString('en')}
    </button>
  );
}

function Facts({ row, id }: { row: LibraryRow; id: string }) {
  const { icon: Icon } = SHOWN_KINDS[row.kind];
  return (
    <span id={id} className={classes.facts}>
      <Icon size={14} stroke={1.6} aria-hidden />
      <span className={classes.fact}>{factsOf(row)}</span>
      <Signs row={row} />
    </span>
  );
}

function TitleField({ row, at }: { row: LibraryRow; at: number }) {
  return (
    <RenameField
      name={row.title}
      label={texts.items.titleField}
      maxLength={300}
      rename={(title) => void renameItem(row, title)}
      close={(how) => {
        useLibrary.setState({ renaming: null });
        if (how === 'byKey') focusItem(at);
      }}
    />
  );
}
