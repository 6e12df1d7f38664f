import { type RefObject, useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';
import { placeAfter } from './place-after.ts';

const KEY = 'data-row-key';
const MAIN = '[data-row]';
const CONTROLS = 'a[href], button, input';

type RowPlace = { element: Element; key: string; control: RowControl; keys: readonly string[] };

/** A control of a row; `at` is its place among those of the row. */
type RowControl = { isMain: boolean; label: string | null; at: number };

/**
 * Keeps the keyboard at the row of a list that has it: in a row that comes into another group, after a name was given in it, and in
 * the row that takes its place when it is gone. Rows have their key in `data-row-key`; of their controls, `data-row` is the main one.
 */
export function useKeptRow(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rowsNow = () => [...element.querySelectorAll<HTMLElement>(`[${KEY}]`)];
    const keysOf = (rows: readonly HTMLElement[]) => rows.map((row) => row.getAttribute(KEY) ?? '');
    const kept = keepFocus<RowPlace>({
      placeOf: (target) => {
        const row = element.contains(target) ? target.closest<HTMLElement>(`[${KEY}]`) : null;
        if (!row) return null;
        const key = row.getAttribute(KEY) ?? '';
        return { element: target, key, control: controlOf(row, target), keys: keysOf(rowsNow()) };
      },
      find: ({ key, control, keys }) => {
        const rows = rowsNow();
        const now = keysOf(rows);
        const at = now.indexOf(key);
        const row = rows[at === -1 ? placeAfter(keys, keys.indexOf(key), now) : at];
        return row ? sameControl(row, control, at !== -1) : null;
      },
    });
    const changed = new MutationObserver(kept.check);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      kept.stop();
    };
  }, [list]);
}

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

const controlOf = (row: Element, target: Element): RowControl => ({
  isMain: target.matches(MAIN),
  label: target.getAttribute('aria-label'),
  at: controlsOf(row).findIndex((each) => each === target),
});

/** In the same row a control is known by its name, in another one by its place. */
function sameControl(row: Element, { isMain, label, at }: RowControl, isSameRow: boolean): HTMLElement | null {
  const controls = controlsOf(row);
  const main = row.querySelector<HTMLElement>(MAIN) ?? controls[0] ?? null;
  if (isMain) return main;
  if (!isSameRow) return controls[at] ?? main;
  return (label === null ? undefined : controls.find((each) => each.getAttribute('aria-label') === label)) ?? main;
}
