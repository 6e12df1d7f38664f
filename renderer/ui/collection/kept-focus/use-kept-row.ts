import { type RefObject, useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';
import { placeAfter } from './place-after.ts';

const KEY = 'data-row-key';
const CONTROLS = 'a[href], button, input';

type RowPlace = { element: Element; key: string; control: number; keys: readonly string[] };

/**
 * Keeps the keyboard at the row of a list that has it: in a row that comes into another group, after a name was given in it, and in
 * the row that takes its place when it is gone. Rows have their key in `data-row-key`.
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
        return {
          element: target,
          key,
          control: controlsOf(row).findIndex((each) => each === target),
          keys: keysOf(rowsNow()),
        };
      },
      find: ({ key, control, keys }) => {
        const rows = rowsNow();
        const now = keysOf(rows);
        const at = now.indexOf(key);
        const row = rows[at === -1 ? placeAfter(keys, keys.indexOf(key), now) : at];
        if (!row) return null;
        const controls = controlsOf(row);
        return controls[control] ?? controls[0] ?? null;
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
