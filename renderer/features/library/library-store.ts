import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { LibrarySort } from '../../../shared/domain/library/search/library-filter.ts';
import { writeOperator } from '../../../shared/domain/library/search/parse-search.ts';
import { type ListSelection, NO_SELECTION } from '../../ui/collection/list/list-selection.ts';

/** How items are shown: day by day, as cards, or as lines. */
export const LIBRARY_VIEWS = ['timeline', 'grid', 'list'] as const;

/** See LIBRARY_VIEWS. */
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

/** Widths of a card, px at normal text size. */
export const CARD_PX = { least: 120, normal: 184, most: 320 } as const;

/** State of the panel that lives in the window; items themselves are core's. */
export type LibraryState = {
  /** The part of the sidebar that is open, as an operator of the search: `is:favourite`, `folder:sea`; empty for everything. */
  part: string;
  kind: ItemKind | null;
  /** Operators that are shown as chips, and what is typed beside them. */
  chips: readonly string[];
  text: string;
  sort: LibrarySort;
  view: LibraryView;
  cardPx: number;
  selection: ListSelection<ItemId>;
  /** Place of the primary item among those found; the fixed end of a range is at `anchorAt`. */
  at: number;
  anchorAt: number;
  isLooking: boolean;
  renaming: ItemId | null;
  labelling: 'tag' | 'folder' | null;
};

const NOTHING_SELECTED = { selection: NO_SELECTION, at: 0, anchorAt: 0, isLooking: false } as const;

/** The panel's store. */
export const useLibrary = create<LibraryState>()(
  persist(
    (): LibraryState => ({
      part: '',
      kind: null,
      chips: [],
      text: '',
      sort: 'newest',
      view: 'timeline',
      cardPx: CARD_PX.normal,
      renaming: null,
      labelling: null,
      ...NOTHING_SELECTED,
    }),
    {
      name: 'atelier.library',
      partialize: ({ part, kind, sort, view, cardPx }) => ({ part, kind, sort, view, cardPx }),
    },
  ),
);

/** Everything that narrows what is shown, as one search. */
export function searchOf({ part, kind, chips, text }: Pick<LibraryState, 'part' | 'kind' | 'chips' | 'text'>): string {
  const kinds = kind === null ? [] : [writeOperator('kind', kind)];
  return [part, ...kinds, ...chips, text.trim()].filter((each) => each !== '').join(' ');
}

/** What is looked for, besides the part that is open. */
export const isSearching = ({ chips, text }: Pick<LibraryState, 'chips' | 'text'>): boolean =>
  chips.length > 0 || text.trim() !== '';

/** The part with everything that is in the bin. */
export const BIN = 'is:binned';

/** Changes what is shown; what was selected is no longer. */
export function narrow(change: Partial<Pick<LibraryState, 'part' | 'kind' | 'chips' | 'text' | 'sort'>>): void {
  useLibrary.setState({ ...change, ...NOTHING_SELECTED, renaming: null });
}

/** Shows a part of the library whole. */
export const openPart = (part: string): void => narrow({ part, kind: null });

/** Shows everything, without what is searched for. */
export const showEverything = (): void => narrow({ part: '', kind: null, chips: [], text: '' });

/** Nothing is selected any more. */
export function selectNothing(): void {
  useLibrary.setState(NOTHING_SELECTED);
}
