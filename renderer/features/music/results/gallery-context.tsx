import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import { api } from '../../../api/client.ts';
import { type GalleryState, MOST_SHOWN, useGallery } from '../../../ui/generation-form/results/use-gallery.ts';
import type { SongCell, TakeCell } from './song-cells.ts';
import { useSongs } from './songs-store.ts';

type SongGalleryState = GalleryState<SongGeneration>;

const Context = createContext<SongGalleryState>({
  gallery: undefined,
  isCut: false,
  error: null,
  retry: () => undefined,
});

/** Reads the songs once for all columns of the panel. */
export function GalleryProvider({ children }: { children: ReactNode }) {
  const filter = useSongs((state) => state.filter);
  const heard = useSongs((state) => state.heard);
  const words = useSongs((state) => state.words);
  const order = useSongs((state) => state.order);
  const search = [...Object.values(heard), words].join(' ').trim();
  const generations = useQuery(api.music.list.queryOptions({ input: { limit: MOST_SHOWN } }));
  return (
    <Context
      value={useGallery({
        kind: 'song',
        generations,
        filter,
        search,
        keepsRequests: true,
        order: order === 'newest' ? null : order,
      })}
    >
      {children}
    </Context>
  );
}

/** The songs; see GalleryState. */
export const useGalleryState = (): SongGalleryState => useContext(Context);

const NO_CELLS: readonly SongCell[] = [];

/** All takes in their order. */
export const useCells = (): readonly SongCell[] => useGalleryState().gallery?.cells ?? NO_CELLS;

/** The open take; null where none is, or it is not shown. */
export function useOpenTake(): TakeCell | null {
  const cells = useCells();
  const openId = useSongs((state) => state.openId);
  const found = openId === null ? undefined : cells.find((cell) => cell.kind === 'item' && cell.id === openId);
  return found?.kind === 'item' ? found : null;
}

/** Takes of the open song that are there, in their order. */
export function useTakesOf(cell: TakeCell | null): TakeCell[] {
  const cells = useCells();
  if (cell === null) return [];
  if (cell.generation === null) return [cell];
  const { id } = cell.generation;
  return cells.flatMap((each) => (each.kind === 'item' && each.generation?.id === id ? [each] : []));
}
