import type { PointerEvent } from 'react';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { move } from '../actions/run-action.ts';

/** A row of the queue on the screen. */
export type QueueRow = { position: number; top: number; height: number };

/** The position that a row gets when it is let go with the pointer at `y`; its own where that changes nothing. */
export function dropPosition(rows: readonly QueueRow[], from: number, y: number): number {
  const before = rows.filter(({ top, height }) => top + height / 2 < y).map(({ position }) => position);
  const gap = Math.max(0, ...before);
  // Below itself all others move up by one.
  return gap >= from ? Math.max(from, gap) : gap + 1;
}

/** Follows the pointer until it is let go; Escape or a lost pointer leaves everything as it was. */
export function startDragging(event: PointerEvent<HTMLElement>, job: Job): void {
  const row = event.currentTarget.closest('li');
  const list = row?.parentElement;
  if (event.button !== 0 || !row || !list || job.position === null) return;
  event.preventDefault();
  const from = job.position;
  const drag = new AbortController();
  const { signal } = drag;
  let to = from;
  const track = ({ clientY }: { clientY: number }) => {
    to = dropPosition(rowsOf(list), from, clientY);
    mark(list, from, to);
    row.dataset['dragged'] = '';
  };
  signal.addEventListener('abort', () => {
    unmark(list);
    delete row.dataset['dragged'];
  });
  const end = () => {
    drag.abort();
    if (to !== from) move(job, to);
  };
  const press = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape') return;
    pressed.preventDefault();
    pressed.stopPropagation();
    drag.abort();
  };
  window.addEventListener('pointermove', track, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', () => drag.abort(), { signal });
  window.addEventListener('keydown', press, { signal, capture: true });
}

function rowsOf(list: HTMLElement): QueueRow[] {
  return [...list.querySelectorAll<HTMLElement>('[data-position]')].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { position: Number(row.dataset['position']), top, height };
  });
}

/** A line where the row would go; the row there shows its position in words. */
function mark(list: HTMLElement, from: number, to: number): void {
  unmark(list);
  if (to === from) return;
  const target = list.querySelector<HTMLElement>(`[data-position="${to}"]`);
  if (!target) return;
  target.dataset['drop'] = to > from ? 'after' : 'before';
}

function unmark(list: HTMLElement): void {
  for (const row of list.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset['drop'];
}
