import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { texts } from '../collection-texts.ts';
import type { RowAction } from './row-actions.tsx';

/** Rows of one list that the user puts in order. */
export type OrderedRows<Row extends { id: string }> = {
  rows: readonly Row[];
  /** Before another one, or at the end. */
  move: (row: Row, before: Row['id'] | null) => void;
};

/** Where a dragged row would land: before the row under the mouse, or behind it. */
type Lands = 'before' | 'behind' | null;

/** What is dragged among rows, told by its id. Rows of another list don't take it. */
const MEDIA_TYPE = 'application/x-atelier-row';
let dragged: { id: string } | null = null;

/** One up and one down, where there is one, by Alt with an arrow key. */
export function moveActions<Row extends { id: string }>(row: Row, { rows, move }: OrderedRows<Row>): RowAction[] {
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

/** What makes the element of a row movable by the mouse; nothing where `list` is null. */
export function useRowDrag<Row extends { id: string }>(row: Row, list: OrderedRows<Row> | null) {
  const [lands, setLands] = useState<Lands>(null);
  if (list === null) return {};
  const { rows, move } = list;
  const other = () => rows.find(({ id }) => id === dragged?.id && id !== row.id);
  return {
    'data-lands': lands ?? undefined,
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
