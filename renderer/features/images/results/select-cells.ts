import type { ItemId } from '../../../../shared/domain/ids.ts';
import { selectionOfClick } from '../../../ui/collection/list/list-events.ts';
import type { BoxSelection } from '../../../ui/collection/grid/marquee/box-selection.ts';
import {
  extendTo,
  type ListSelection,
  NO_SELECTION,
  selectAll,
  selectionOfBox,
  selectOne,
  toggle,
} from '../../../ui/collection/list/list-selection.ts';
import type { GalleryCell } from './image-cells.ts';
import { focusCell, useImages } from './images-store.ts';

/** How a click or a key selects. */
export type SelectBy = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

const idsOf = (cells: readonly GalleryCell[]): ItemId[] =>
  cells.flatMap((cell) => (cell.kind === 'item' ? [cell.id] : []));

/** Selects an image as a click does: alone, with Shift all from the anchor on, with Ctrl or Cmd together with the others. */
export function selectCell(cells: readonly GalleryCell[], at: number, by: SelectBy): void {
  const cell = cells[at];
  if (cell?.kind !== 'item') return void useImages.setState({ at });
  const { selection } = useImages.getState();
  const next = selectionOfClick(by, cell.id, { selection, order: idsOf(cells) }) ?? selectOne(cell.id);
  useImages.setState({ selection: next, at });
}

/** Selects the image that a key went to, with Shift all up to it. What has no image yet is only gone to. */
export function moveToCell(cells: readonly GalleryCell[], at: number, { shiftKey }: { shiftKey: boolean }): void {
  const cell = cells[at];
  if (cell?.kind !== 'item') return void useImages.setState({ at });
  const { selection } = useImages.getState();
  const next = shiftKey ? extendTo(selection, cell.id, idsOf(cells)) : selectOne(cell.id);
  useImages.setState({ selection: next, at });
}

/** Takes an image into the selection or out of it. */
export function toggleCell(cells: readonly GalleryCell[], at: number): void {
  const cell = cells[at];
  if (cell?.kind === 'item') useImages.setState(({ selection }) => ({ selection: toggle(selection, cell.id), at }));
}

/** What was selected before a box was drawn; only one can be. */
let beforeBox: { selection: ListSelection<ItemId>; at: number } = { selection: NO_SELECTION, at: 0 };

/** A box over the cells selects the images in it; the keyboard goes on from the last one. */
export const boxCells = (cells: readonly GalleryCell[]): BoxSelection => ({
  begin: () => {
    const { selection, at } = useImages.getState();
    beforeBox = { selection, at };
  },
  select: (places, keys) => {
    const boxed = idsOf(places.flatMap((place) => cells[place] ?? []));
    const selection = selectionOfBox(beforeBox.selection, boxed, keys);
    const at = cells.findIndex((cell) => cell.kind === 'item' && cell.id === selection.primary);
    useImages.setState({ selection, at: Math.max(0, at) });
  },
  end: () => focusCell(useImages.getState().at),
  cancel: () => useImages.setState(beforeBox),
});

/**
 * Selects what follows images that went to the bin while one of them was looked at large, so that a series is gone through with one
 * key each; nothing where none is left, or none was looked at. The gallery goes on from what takes their place.
 */
export function leaveImages(cells: readonly GalleryCell[], ids: readonly ItemId[]): void {
  const isGone = (cell: GalleryCell) => cell.kind === 'item' && ids.includes(cell.id);
  const { at, dialog } = useImages.getState();
  const rest = cells.filter((cell) => !isGone(cell));
  const from = at - cells.slice(0, at).filter(isGone).length;
  const isImage = (cell: GalleryCell | undefined) => cell?.kind === 'item';
  const following = rest.findIndex((cell, place) => place >= from && isImage(cell));
  const place = following === -1 ? rest.findLastIndex(isImage) : following;
  const next = rest[place];
  if (dialog !== 'look' || next?.kind !== 'item') {
    return void useImages.setState({ selection: NO_SELECTION, at: Math.max(0, Math.min(from, rest.length - 1)) });
  }
  useImages.setState({ selection: selectOne(next.id), at: place, shownAt: place });
}

/** Selects all images that are shown. */
export function selectAllCells(cells: readonly GalleryCell[]): void {
  useImages.setState({ selection: selectAll(idsOf(cells)) });
}

/** Selects an image alone and scrolls to it. Returns whether it is shown. */
export function showImage(cells: readonly GalleryCell[], matches: (cell: GalleryCell) => boolean): boolean {
  const at = cells.findIndex(matches);
  const cell = cells[at];
  if (!cell) return false;
  const selection = cell.kind === 'item' ? selectOne(cell.id) : useImages.getState().selection;
  useImages.setState({ selection, at, shownAt: at });
  return true;
}
