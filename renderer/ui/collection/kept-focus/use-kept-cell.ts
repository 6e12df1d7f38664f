import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { keepFocus } from './keep-focus.ts';
import { placeAfter } from './place-after.ts';

/** A grid that comes anew draws its cells once it knows its size. */
const FRAMES = 10;

type Keys = readonly (string | null)[];
type CellPlace = { element: Element; key: string; keys: Keys };

/**
 * Keeps the keyboard at the cell of a grid that has it. A card that comes into another row of the grid is another element then; where
 * a card is gone, what takes its place has the keyboard. A cell has its key in `attribute`; `keys` are those of all cells in their
 * order, null for those that are not read yet.
 */
export function useKeptCell(attribute: `data-${string}`, keys: Keys): void {
  const keeper = useRef<ReturnType<typeof keepFocus> | null>(null);
  const currentKeys = useEffectEvent(() => keys);
  useEffect(() => {
    const kept = keepFocus<CellPlace>({
      placeOf: (element) => {
        const key = element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
        return key === null ? null : { element, key, keys: currentKeys() };
      },
      find: ({ key, keys: before }) => {
        const now = currentKeys();
        const at = before.indexOf(key);
        const next = now.includes(key) ? key : at === -1 ? null : now[placeAfter(before, at, now)];
        return next == null ? null : document.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(next)}"]`);
      },
    });
    keeper.current = kept;
    return kept.stop;
  }, [attribute]);
  useLayoutEffect(() => {
    let framesLeft = FRAMES;
    let frame = 0;
    const check = () => {
      keeper.current?.check();
      framesLeft -= 1;
      if (framesLeft > 0) frame = requestAnimationFrame(check);
    };
    check();
    return () => cancelAnimationFrame(frame);
  }, [keys]);
}
