import { create } from 'zustand';
import type { GenerationId, ItemId } from '../../../../shared/domain/ids.ts';
import type { LabelKind } from '../../../ui/items/labels/label-dialog.tsx';
import type { ResultFilter } from '../../../ui/generation-form/results/gallery.ts';

/** State of the list that lives in the window: which songs are shown, and the take that is open. */
export type SongsState = {
  filter: ResultFilter;
  /** A tempo or a key that songs are searched by, as an operator; null shows all of them. */
  heard: string | null;
  /** What is searched for in words, as it is typed; empty shows everything. */
  words: string;
  openId: ItemId | null;
  /** What the open take is asked to be put under. */
  labelling: LabelKind | null;
};

/** Everything is shown, whatever was looked for. */
export const NO_SEARCH = { filter: 'all', heard: null, words: '' } as const satisfies Partial<SongsState>;

/** The panel's store. */
export const useSongs = create<SongsState>()(() => ({ ...NO_SEARCH, openId: null, labelling: null }));

/** Generations that were asked for in this window: only those may begin to play by themselves. */
export const askedHere = new Set<GenerationId>();

/** The open take, as commands take it. */
export const openIds = (): ItemId[] => {
  const { openId } = useSongs.getState();
  return openId === null ? [] : [openId];
};

/** Opens a take. */
export const openTake = (openId: ItemId | null): void => useSongs.setState({ openId });
