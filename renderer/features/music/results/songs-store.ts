import { create } from 'zustand';
import type { GenerationId, ItemId } from '../../../../shared/domain/ids.ts';
import type { LabelKind } from '../../../ui/items/labels/label-dialog.tsx';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';

/** What is heard of a song, and looked for. */
export type HeardBy = 'tempo' | 'key' | 'energy';

/** Orders of the songs, see LIBRARY_SORTS. */
export const SONG_ORDERS = ['newest', 'tempo', 'key', 'energy'] as const;
/** See SONG_ORDERS. */
export type SongOrder = (typeof SONG_ORDERS)[number];

/** State of the list that lives in the window: which songs are shown, and the take that is open. */
export type SongsState = {
  filter: ResultFilter;
  /** What songs are searched by as they are heard, each as an operator; empty shows all of them. */
  heard: Partial<Record<HeardBy, string>>;
  /** The order of the songs. */
  order: SongOrder;
  /** What is searched for in words, as it is typed; empty shows everything. */
  words: string;
  openId: ItemId | null;
  /** What the open take is asked to be put under. */
  labelling: LabelKind | null;
};

/** Everything is shown, whatever was looked for. */
export const NO_SEARCH = { filter: 'all', heard: {}, words: '' } as const satisfies Partial<SongsState>;

/** The panel's store. */
export const useSongs = create<SongsState>()(() => ({
  ...NO_SEARCH,
  order: 'newest',
  openId: null,
  labelling: null,
}));

/** Generations that were asked for in this window: only those may begin to play by themselves. */
export const askedHere = new Set<GenerationId>();

/** The open take, as commands take it. */
export const openIds = (): ItemId[] => {
  const { openId } = useSongs.getState();
  return openId === null ? [] : [openId];
};

/** Opens a take. */
export const openTake = (openId: ItemId | null): void => useSongs.setState({ openId });
