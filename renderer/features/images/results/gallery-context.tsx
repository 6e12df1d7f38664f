import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ImageGeneration } from '../../../../shared/domain/generation/images/image-generation.ts';
import { api } from '../../../api/client.ts';
import { type GalleryState, MOST_SHOWN, useGallery } from '../../../ui/generation-form/results/use-gallery.ts';
import type { GalleryCell, ImageCell } from './image-cells.ts';
import { useImages } from './images-store.ts';

type ImageGallery = GalleryState<ImageGeneration>;

const Context = createContext<ImageGallery>({
  gallery: undefined,
  isCut: false,
  error: null,
  retry: () => undefined,
});

/** Reads the gallery once for all columns of the panel. */
export function GalleryProvider({ children }: { children: ReactNode }) {
  const filter = useImages((state) => state.filter);
  const like = useImages((state) => state.like);
  const words = useImages((state) => state.words);
  const search = `${like ?? ''} ${words}`.trim();
  // Words leave the requests as they are; likeness and colours have an order of their own.
  const keepsRequests = like === null;
  const generations = useQuery(api.images.list.queryOptions({ input: { limit: MOST_SHOWN } }));
  return (
    <Context value={useGallery({ kind: 'image', generations, filter, search, keepsRequests })}>{children}</Context>
  );
}

/** See GalleryState. */
export const useGalleryState = (): ImageGallery => useContext(Context);

const NO_CELLS: readonly GalleryCell[] = [];

/** The cells of the gallery in their order. */
export const useCells = (): readonly GalleryCell[] => useGalleryState().gallery?.cells ?? NO_CELLS;

/** The primary image of the selection; null where none is, or it is not shown. */
export function usePrimary(): ImageCell | null {
  const cells = useCells();
  const primary = useImages((state) => state.selection.primary);
  if (primary === null) return null;
  const found = cells.find((cell) => cell.kind === 'item' && cell.id === primary);
  return found?.kind === 'item' ? found : null;
}
