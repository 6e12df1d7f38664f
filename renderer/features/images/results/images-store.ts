import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { writeOperator } from '../../../../shared/domain/library/search/parse-search.ts';
import type { LabelKind } from '../../../ui/items/labels/label-dialog.tsx';
import { type ListSelection, NO_SELECTION } from '../../../ui/collection/list/list-selection.ts';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';
import { focusCellBy } from '../../../ui/collection/grid/focus-cell.ts';

/** Widths of a card, px at normal text size. */
export const CARD_PX = { least: 112, normal: 152, most: 320 } as const;

/** State of the results that lives in the window; the images themselves are core's. */
export type ImagesState = {
  cardPx: number;
  filter: ResultFilter;
  /** The colour or the image that images are searched by, as an operator; null shows all of them. */
  like: string | null;
  /** What is searched for in words, as it is typed; empty shows everything. */
  words: string;
  selection: ListSelection<ItemId>;
  /** The cell that has the keyboard, or had it last. */
  at: number;
  /** A cell that is to be scrolled into view. */
  shownAt: number | null;
  /** An image that was added and is shown once the gallery has it. */
  awaited: ItemId | null;
  /** What is open over the gallery: the primary image, or those that are selected side by side. */
  dialog: 'look' | 'compare' | null;
  /** What everything that is selected is asked to be put under. */
  labelling: LabelKind | null;
};

/** The panel's store; how large cards are survives a restart. */
export const useImages = create<ImagesState>()(
  persist(
    (): ImagesState => ({
      cardPx: CARD_PX.normal,
      filter: 'all',
      like: null,
      words: '',
      selection: NO_SELECTION,
      at: 0,
      shownAt: null,
      awaited: null,
      dialog: null,
      labelling: null,
    }),
    { name: 'atelier.images.results', partialize: ({ cardPx }) => ({ cardPx }) },
  ),
);

/** Everything is shown, whatever was looked for. */
export const NO_SEARCH = { filter: 'all', like: null, words: '' } as const satisfies Partial<ImagesState>;

/** Everything that is selected. */
export const selectedIds = (): ItemId[] => [...useImages.getState().selection.ids];

/** Shows what has a colour (a name or `#rrggbb`), null everything again. */
export function findByColour(colour: string | null): void {
  useImages.setState({ like: colour === null ? null : writeOperator('colour', colour), at: 0, shownAt: 0 });
}

/** Shows what looks like an image, that one first. */
export function findSimilar(id: ItemId): void {
  useImages.setState({ like: writeOperator('similar', id), filter: 'all', dialog: null, shownAt: 0 });
  focusCell(0);
}

/** Nothing is selected any more. */
export function selectNothing(): void {
  useImages.setState({ selection: NO_SELECTION });
}

/** Puts the keyboard on a cell, once it is in the page. */
export function focusCell(at: number): void {
  useImages.setState({ at });
  focusCellBy(`[data-image-at="${at}"]`);
}
