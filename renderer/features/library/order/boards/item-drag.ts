import { create } from 'zustand';
import type { ItemId } from '../../../../../shared/domain/ids.ts';

/** Where dragged items would go: a board of the sidebar by its id, or the place of an item on the open board. */
export type DropPlace = { boardId: string } | { before: ItemId };

/** The place that is under the mouse while items are dragged. */
export const useItemDrag = create<{ over: DropPlace | null }>(() => ({ over: null }));

/**
 * Follows a drag of items inside the window until it ends: first by the mouse alone, then, once the system has taken over with
 * their files, by the events of that. `onDrop` is called where they are let go on a place that `placeOf` knows, and nobody else hears
 * of that; elsewhere they go where any panel's items go (own-drag.ts). Returns whether that has happened.
 */
export function followItemDrag(
  placeOf: (target: Element) => DropPlace | null,
  onDrop: (place: DropPlace) => void,
): () => boolean {
  const ending = new AbortController();
  let isDropped = false;
  const end = () => {
    ending.abort();
    useItemDrag.setState({ over: null });
  };
  const at = ({ clientX, clientY }: MouseEvent): DropPlace | null => {
    const target = document.elementFromPoint(clientX, clientY);
    return target === null ? null : placeOf(target);
  };
  const show = (event: MouseEvent) => {
    const over = at(event);
    useItemDrag.setState({ over });
    return over;
  };
  const drop = (event: MouseEvent) => {
    const place = at(event);
    end();
    if (!place) return;
    isDropped = true;
    onDrop(place);
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, react: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, react, { capture: true, signal: ending.signal });
  on('pointermove', (event) => (event.buttons === 0 ? end() : void show(event)));
  on('pointerup', drop);
  // A drag that ended over another program is not told: the next press is a new one.
  on('pointerdown', end);
  on('keydown', (event) => event.key === 'Escape' && end());
  on('dragover', (event) => {
    if (!show(event)) return;
    event.stopPropagation();
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  });
  on('drop', (event) => {
    if (at(event)) event.stopPropagation();
    event.preventDefault();
    drop(event);
  });
  return () => isDropped;
}
