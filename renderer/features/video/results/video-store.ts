import { create } from 'zustand';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';
import type { LabelKind } from '../../../ui/items/labels/label-dialog.tsx';
import { type ListSelection, NO_SELECTION } from '../../../ui/collection/list/list-selection.ts';
import { focusCellBy } from '../../../ui/collection/grid/focus-cell.ts';

/** State of the panel that lives in the window; the clips themselves are core's. */
export type VideoState = {
  selection: ListSelection<ItemId>;
  /** The cell that has the keyboard, or had it last. */
  at: number;
  /** A cell that is to be scrolled into view. */
  shownAt: number | null;
  view: 'clips' | 'storyboard' | 'cut';
  filter: ResultFilter;
  /** What is searched for in words, as it is typed; empty shows everything. */
  words: string;
  /** The selected clips are compared. */
  isComparing: boolean;
  /** What everything that is selected is asked to be put under. */
  labelling: LabelKind | null;
};

/** Everything is shown, whatever was looked for. */
export const NO_SEARCH = { filter: 'all', words: '' } as const satisfies Partial<VideoState>;

/** The panel's store. */
export const useVideo = create<VideoState>(() => ({
  selection: NO_SELECTION,
  at: 0,
  shownAt: null,
  view: 'clips',
  ...NO_SEARCH,
  isComparing: false,
  labelling: null,
}));

/** Everything that is selected. */
export const selectedIds = (): ItemId[] => [...useVideo.getState().selection.ids];

/** Nothing is selected any more. */
export function selectNothing(): void {
  useVideo.setState({ selection: NO_SELECTION });
}

/** Puts the keyboard on a cell, once it is in the page. */
export function focusCell(at: number): void {
  useVideo.setState({ at });
  focusCellBy(`[data-clip-at="${at}"]`);
}
