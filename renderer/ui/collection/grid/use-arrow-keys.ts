import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { gridRows, moveInGrid } from './grid-moves.ts';

const buttonsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button')];

/**
 * Makes the buttons of a small grid one tab stop, among which arrow keys, Home and End move the keyboard; what is chosen stays.
 * `entry` is the button that Tab comes to. Spread `group` on the element around them.
 */
export function useArrowKeys({ columns, entry }: { columns: number; entry: number }) {
  const [at, setAt] = useState<number | null>(null);
  return {
    tabIndexOf: (index: number) => (index === (at ?? entry) ? 0 : -1),
    group: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const buttons = buttonsOf(event.currentTarget);
        const from = buttons.findIndex((button) => button === event.target);
        const rows = gridRows(buttons.length, columns);
        const next = from === -1 ? null : moveInGrid(event.key, from, { rows, rowsOnPage: rows.length });
        if (next === null) return;
        event.preventDefault();
        event.stopPropagation();
        buttons[next]?.focus();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const index = buttonsOf(event.currentTarget).findIndex((button) => button === event.target);
        if (index !== -1) setAt(index);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) setAt(null);
      },
    },
  };
}
