import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';

/** Items and the names of their files. `hasLeft`: another window has been in front since, so the drag may have ended there. */
type OwnDrag = { ids: readonly ItemId[]; fileNames: readonly string[]; hasLeft: boolean };

const NONE: OwnDrag = { ids: [], fileNames: [], hasLeft: false };

/** The items of this window that the system drags as files at the moment; empty while it drags none. */
export const useOwnDrag = create<OwnDrag>(() => NONE);

const endOwnDrag = (): void => useOwnDrag.setState(NONE);

/** Remembers what is dragged from now on: files that come back into the window are these items, and are not added again. */
export function beginOwnDrag(ids: readonly ItemId[], fileNames: readonly string[]): void {
  useOwnDrag.setState({ ids, fileNames, hasLeft: false });
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
  on('blur', (event) => event.target === window && useOwnDrag.setState({ hasLeft: true }));
  on('keydown', (event) => event.key === 'Escape' && end());
}

/**
 * Whether so many files that are over the window are this window's items, as far as can be told before they are let go: a drag that
 * ended over another program is remembered until the pointer comes back, and the next one may come from there.
 */
export function isOwnDrag(fileCount: number): boolean {
  const { ids, fileNames, hasLeft } = useOwnDrag.getState();
  return ids.length > 0 && !hasLeft && fileNames.length === fileCount;
}

/**
 * The items whose files were let go in the window, which ends their drag; empty where the files are from elsewhere: a drag that ended
 * over another program may still be remembered when the next one comes from there.
 */
export function takeOwnDrag(files: readonly Pick<File, 'name'>[]): readonly ItemId[] {
  const { ids, fileNames } = useOwnDrag.getState();
  endOwnDrag();
  const own = new Set(fileNames);
  return files.every(({ name }) => own.has(name)) ? ids : [];
}
