import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';

const NONE: readonly ItemId[] = [];

/** The items of this window that the system drags as files at the moment; empty while it drags none. */
export const useOwnDrag = create<{ ids: readonly ItemId[] }>(() => ({ ids: NONE }));

const endOwnDrag = (): void => useOwnDrag.setState({ ids: NONE });

/** Remembers what is dragged from now on: files that come back into the window are these items, and are not added again. */
export function beginOwnDrag(ids: readonly ItemId[]): void {
  useOwnDrag.setState({ ids });
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    endOwnDrag();
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, react: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, react, { capture: true, signal: ending.signal });
  // The page has no pointer while the system drags, and is not told of an end outside of the window: the next move is after it.
  on('pointermove', (event) => event.buttons === 0 && end());
  on('pointerdown', end);
  on('keydown', (event) => event.key === 'Escape' && end());
}

/** The items that were let go in the window, which ends their drag; empty where the files are from elsewhere. */
export function takeOwnDrag(): readonly ItemId[] {
  const { ids } = useOwnDrag.getState();
  endOwnDrag();
  return ids;
}
