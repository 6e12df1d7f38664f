import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { BoardId, ItemId, SavedSearchId } from '../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../shared/domain/library/item-kinds.ts';
import type { LibrarySort } from '../../../shared/domain/library/search/library-filter.ts';
import { writeOperator } from '../../../shared/domain/library/search/parse-search.ts';
import { type ListSelection, NO_SELECTION, selectOne } from '../../ui/collection/list/list-selection.ts';

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
  /** The saved search that is shown, as long as nothing of it is changed. */
  savedId: SavedSearchId | null;
  /** Operators that are shown as chips, and what is typed beside them. */
  chips: readonly string[];
  text: string;
  /** The stack whose variations are shown, and the item at which it was opened with its place. */
  stack: { id: string; title: string; from: ItemId; at: number } | null;
  /** Variations are shown as one item. */
  isStacked: boolean;
  sort: LibrarySort;
  view: LibraryView;
  cardPx: number;
  selection: ListSelection<ItemId>;
  /** Place of the primary item among those found; the fixed end of a range is at `anchorAt`. */
  at: number;
  anchorAt: number;
  /** A place that is scrolled to. */
  shownAt: number | null;
  /** A place whose group is scrolled to the top; a new one each time. */
  topAt: { at: number } | null;
  isLooking: boolean;
  renaming: ItemId | null;
  labelling: 'tag' | 'folder' | 'board' | null;
  /** What is being given a name, or a board a rule. */
  naming: { what: 'search' | 'board' } | { what: 'rule'; boardId: BoardId } | null;
};

/** As it is when other items are listed. */
export const NOTHING_SELECTED = {
  selection: NO_SELECTION,
  at: 0,
  anchorAt: 0,
  shownAt: null,
  topAt: null,
  isLooking: false,
} as const;

/** The panel's store. */
export const useLibrary = create<LibraryState>()(
  persist(
    (): LibraryState => ({
      part: '',
      kind: null,
      savedId: null,
      chips: [],
      text: '',
      stack: null,
      isStacked: true,
      sort: 'newest',
      view: 'timeline',
      cardPx: CARD_PX.normal,
      renaming: null,
      labelling: null,
      naming: null,
      ...NOTHING_SELECTED,
    }),
    {
      name: 'atelier.library',
      partialize: ({ part, kind, sort, view, cardPx, isStacked }) => ({
        part,
        kind,
        // What is searched for isn't kept, and without it there is no closest.
        sort: sort === 'closest' ? ('newest' as const) : sort,
        view,
        cardPx,
        isStacked,
      }),
    },
  ),
);

type Narrowed = Pick<LibraryState, 'part' | 'kind' | 'chips' | 'text'>;

/** Everything that narrows what is shown, as one search. */
export function searchOf(state: Narrowed & Partial<Pick<LibraryState, 'stack'>>): string {
  const { part, kind, chips, text, stack = null } = state;
  const stacks = stack === null ? [] : [writeOperator('stack', stack.id)];
  const kinds = kind === null ? [] : [writeOperator('kind', kind)];
  return [part, ...kinds, ...stacks, ...chips, text.trim()].filter((each) => each !== '').join(' ');
}

/** What is looked for, besides the part that is open. */
export const isSearching = ({ chips, text }: Pick<LibraryState, 'chips' | 'text'>): boolean =>
  chips.length > 0 || text.trim() !== '';

/** The part with everything that is in the bin. */
export const BIN = 'is:binned';

/** Changes what is shown; what was selected is no longer. */
export function narrow(change: Partial<Pick<LibraryState, 'part' | 'kind' | 'chips' | 'text' | 'sort'>>): void {
  const isSame = Object.keys(change).every((key) => key === 'sort');
  useLibrary.setState({
    ...change,
    sort: change.sort ?? sortWith(change.chips),
    ...(isSame ? {} : { savedId: null, stack: null }),
    ...NOTHING_SELECTED,
    renaming: null,
  });
}

/** What is like something, or has a colour, comes closest first as soon as that is searched for, and no longer than that. */
function sortWith(chips: readonly string[] | undefined): LibrarySort {
  const { chips: before, sort } = useLibrary.getState();
  if (chips === undefined || hasClosest(chips) === hasClosest(before)) return sort;
  if (hasClosest(chips)) return 'closest';
  return sort === 'closest' ? 'newest' : sort;
}

/** The part with what is on a board. */
export const boardPart = (name: string): string => writeOperator('board', name);

/** Whether a part is what is on a board. */
export const isBoardPart = (part: string): boolean => part.startsWith('board:');

/** Shows a part of the library whole, a board in its own order. */
export function openPart(part: string): void {
  const { sort } = useLibrary.getState();
  narrow({ part, kind: null, sort: isBoardPart(part) ? 'board' : sort === 'board' ? 'newest' : sort });
}

/** Whether a search finds more and less of something, so that the closest may come first: a colour, or likeness. */
export const hasClosest = (chips: readonly string[]): boolean =>
  chips.some((chip) => /^(?:colou?r|similar):/.test(chip));

/** Shows what looks like an image or a clip, whatever else is shown now, the likest first. */
export function showSimilar(id: ItemId): void {
  openPart('');
  narrow({ chips: [writeOperator('similar', id)], text: '' });
}

/** Whether items can be put in another order: those of a board that is shown whole. */
export const canArrange = ({ part, kind, chips, text, sort }: LibraryState): boolean =>
  isBoardPart(part) && sort === 'board' && kind === null && !isSearching({ chips, text });

/** Shows everything, without what is searched for. */
export function showEverything(): void {
  openPart('');
  narrow({ chips: [], text: '' });
}

/** Whether variations are shown as one item: not on a board, whose order is the user's, nor in the bin. */
export const showsStacks = ({ isStacked, part }: Pick<LibraryState, 'isStacked' | 'part'>): boolean =>
  isStacked && !isBoardPart(part) && part !== BIN;

/** Shows the variations of a stack alone. */
export function openStack(stackId: string, { id, title, at }: { id: ItemId; title: string; at: number }): void {
  useLibrary.setState({ ...NOTHING_SELECTED, stack: { id: stackId, title, from: id, at }, renaming: null });
}

/** Shows everything again, with the item selected at which the stack was opened. */
export function closeStack(): void {
  const { stack } = useLibrary.getState();
  if (!stack) return;
  const { from, at } = stack;
  useLibrary.setState({ stack: null, selection: selectOne(from), at, anchorAt: at, isLooking: false, renaming: null });
}

/** Nothing is selected any more. */
export function selectNothing(): void {
  useLibrary.setState(NOTHING_SELECTED);
}
