import { announce } from '../../../../ui/feedback/announcer.tsx';
import { focusItem, type Selectable } from '../../items/selection/select-items.ts';
import { canArrange, useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import { moveOnBoard, openBoard } from './board-actions.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Alt with an arrow key moves what is selected one place on the open board, together. Returns whether the key is for that; at an
 * end nothing happens.
 */
export function arrangeByKey(key: string, at: number, { rows }: Selectable): boolean {
  const step = STEPS[key];
  const board = canArrange(useLibrary.getState()) ? openBoard() : null;
  const row = rows[at];
  if (step === undefined || !board || !row) return false;
  const { ids } = useLibrary.getState().selection;
  const moved = rows.flatMap((each) => (each && (ids.has(row.id) ? ids.has(each.id) : each === row) ? [each.id] : []));
  const places = moved.map((id) => rows.findIndex((each) => each?.id === id));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const target = step === -1 ? first - 1 : last + 2;
  if (target < 0 || target > rows.length) return true;
  const before = rows[target];
  // What is not read yet has no id to move before.
  if (before === null) return true;
  void moveOnBoard(moved, board, before?.id ?? null).then((isDone) => {
    if (!isDone) return;
    announce(texts.boards.movedTo((step === -1 ? first - 1 : last + 1 - (moved.length - 1)) + 1, rows.length));
    focusItem(row.id);
  });
  return true;
}
