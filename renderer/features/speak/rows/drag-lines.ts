import type { PointerEvent } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { moveLinesBehind } from '../lines/edit-lines.ts';
import type { CurrentScript } from '../document/opened/current-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { selectLine } from '../lines/selection/line-selection.ts';

const BEGIN_PX = 4;
const EDGE_PX = 48;
const MOST_SCROLL_PX = 14;

/** Where lines would go: behind that line, null is first; `topPx` is the place on the screen. */
type Drop = { afterId: LineId | null; topPx: number };

/**
 * Drags the selected lines, or the grabbed one where it is not among them, by the grip at the edge of a row. Near the edges
 * the list scrolls; Escape leaves everything as it was. `mark` shows where they would go. Lines may come and go while one drags,
 * so the script is asked for when it is needed.
 */
export function dragLines(
  event: PointerEvent,
  { scroller, mark, current }: { scroller: HTMLElement; mark: HTMLElement; current: CurrentScript },
): void {
  const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
  const id = grip?.closest<HTMLElement>('[data-line]')?.dataset['line'] as LineId | undefined;
  if (!grip || id === undefined || event.button !== 0) return;
  event.preventDefault();
  const ending = new AbortController();
  const { signal } = ending;
  const start = { x: event.clientX, y: event.clientY };
  let at = start.y;
  let drop: Drop | null = null;
  let isDragging = false;
  let frame = 0;
  const end = () => {
    ending.abort();
    cancelAnimationFrame(frame);
    mark.hidden = true;
    delete scroller.dataset['dragging'];
  };
  const follow = () => {
    scrollAt(scroller, at);
    drop = dropAt(scroller, at, current()) ?? drop;
    if (drop) mark.style.top = `${drop.topPx - scroller.getBoundingClientRect().top + scroller.scrollTop}px`;
    mark.hidden = drop === null;
    frame = requestAnimationFrame(follow);
  };
  const begin = () => {
    isDragging = true;
    scroller.dataset['dragging'] = '';
    if (!useSpeak.getState().selection.ids.has(id)) selectLine(id);
    follow();
  };
  const move = (moved: globalThis.PointerEvent) => {
    at = moved.clientY;
    if (!isDragging && Math.hypot(moved.clientX - start.x, at - start.y) >= BEGIN_PX) begin();
  };
  const finish = () => {
    const target = drop;
    end();
    const open = current();
    if (isDragging && target && open) moveLinesBehind(open, target.afterId);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', finish, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', (pressed) => escape(pressed, end), { signal, capture: true });
}

function escape(event: KeyboardEvent, end: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  end();
}

function scrollAt(scroller: HTMLElement, y: number): void {
  const { top, bottom } = scroller.getBoundingClientRect();
  const beyond = y < top + EDGE_PX ? y - top - EDGE_PX : y > bottom - EDGE_PX ? y - bottom + EDGE_PX : 0;
  if (beyond !== 0) scroller.scrollTop += Math.max(-1, Math.min(1, beyond / EDGE_PX)) * MOST_SCROLL_PX;
}

/** The border between two rows that is nearest to a height on the screen. */
function dropAt(scroller: HTMLElement, y: number, open: OpenScript | null): Drop | null {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-line]')]
    .map((row) => ({ id: row.dataset['line'] as LineId, box: row.getBoundingClientRect() }))
    .toSorted((a, b) => a.box.top - b.box.top);
  const [first] = rows;
  if (!first) return null;
  const above = rows.findLast(({ box }) => y > (box.top + box.bottom) / 2);
  if (above) return { afterId: above.id, topPx: above.box.bottom };
  const afterId = open?.order[(open.indexById.get(first.id) ?? 0) - 1] ?? null;
  return { afterId, topPx: first.box.top };
}
