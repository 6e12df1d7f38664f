import { Skeleton } from '@mantine/core';
import { IconCheck, IconPlayerPlayFilled, IconStarFilled } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { RenameField } from '../../../ui/collection/rename-field.tsx';
import { SHOWN_KINDS } from '../../../ui/kinds/shown-kinds.ts';
import { useLibrary } from '../library-store.ts';
import { renameItem } from '../order/rename-item.ts';
import { texts } from '../texts.ts';
import { playRow } from './play-item.ts';
import { factsOf } from './item-facts.ts';
import { ItemThumb, KindSign } from './item-thumb.tsx';
import classes from './items.module.css';
import { MarkedText } from './marked-text.tsx';
import { focusItem } from './select-items.ts';

/** What can happen to a cell. */
export type CellEvents = {
  onClick: (event: MouseEvent) => void;
  onDoubleClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onDragStart?: (event: DragEvent) => void;
};

type Props = CellEvents & { row: LibraryRow; at: number; search: string; isTabStop: boolean };

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** An item as a card: how it looks, its title, its kind and length, its stars. */
export function ItemCard(props: Props) {
  const { row, search, at } = props;
  const id = useId();
  const isRenaming = useLibrary((state) => state.renaming === row.id);
  const attributes = useCell(props, id);
  return (
    <div {...attributes} className={classes.card}>
      <div className={classes.tile} data-kind={row.kind}>
        <ItemThumb row={row} />
        <span className={classes.check} aria-hidden>
          <IconCheck size={13} stroke={2.4} />
        </span>
        {row.playable ? <PlayButton row={row} /> : null}
      </div>
      {isRenaming ? (
        <TitleField row={row} at={at} />
      ) : (
        <span className={classes.title} id={`${id}-name`} title={row.title}>
          <MarkedText text={row.title} search={search} />
        </span>
      )}{' '}
      <Facts row={row} id={`${id}-facts`} />
    </div>
  );
}

/** An item as a line. */
export function ItemLine(props: Props) {
  const { row, search, at } = props;
  const id = useId();
  const isRenaming = useLibrary((state) => state.renaming === row.id);
  const attributes = useCell(props, id);
  return (
    <div {...attributes} className={classes.line}>
      <KindSign kind={row.kind} size={16} />
      {isRenaming ? (
        <TitleField row={row} at={at} />
      ) : (
        <span className={classes.title} id={`${id}-name`} title={row.title}>
          <MarkedText text={row.title} search={search} />
        </span>
      )}
      <span className={classes.lineText}>
        <MarkedText text={row.found?.text ?? row.lines[0]?.text ?? ''} search={search} />
      </span>
      <Stars row={row} />
      <span className={classes.lineFact} id={`${id}-facts`}>
        {row.durationMs === null ? '' : formatShortTime(row.durationMs)}
        <span className="visually-hidden">{spokenFacts(row)}</span>
      </span>
      <span className={classes.lineFact}>{day.format(row.createdAtMs)}</span>
    </div>
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

function useCell({ row, at, isTabStop, onDragStart, ...events }: Props, id: string) {
  const isSelected = useLibrary((state) => state.selection.ids.has(row.id));
  const isRenaming = useLibrary((state) => state.renaming === row.id);
  return {
    role: 'gridcell',
    tabIndex: isTabStop && !isRenaming ? 0 : -1,
    'aria-selected': isSelected,
    'aria-labelledby': `${id}-name ${id}-facts`,
    'data-item-at': at,
    'data-item': row.id,
    draggable: onDragStart !== undefined && !isRenaming,
    ...(onDragStart ? { onDragStart } : {}),
    ...(isRenaming ? {} : events),
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

function Facts({ row, id }: { row: LibraryRow; id: string }) {
  const { icon: Icon } = SHOWN_KINDS[row.kind];
  return (
    <span className={classes.facts} id={id}>
      <Icon size={14} stroke={1.6} aria-hidden />
      <span className={classes.fact}>{factsOf(row)}</span>
      <span className="visually-hidden">{spokenFacts(row)}</span>
      <Stars row={row} />
    </span>
  );
}

function Stars({ row }: { row: LibraryRow }) {
  const { rating, isFavourite } = row.organised;
  if (rating === 0 && !isFavourite) return <span />;
  return (
    <span className={classes.stars} aria-hidden>
      {isFavourite ? texts.items.favouriteSign : ''}
      {rating > 0 ? (
        <>
          <IconStarFilled size={12} />
          {rating}
        </>
      ) : null}
    </span>
  );
}

const spokenFacts = ({ organised: { rating, isFavourite } }: LibraryRow): string =>
  `${rating > 0 ? `, ${texts.items.stars(rating)}` : ''}${isFavourite ? `, ${texts.items.favourite}` : ''}`;

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
