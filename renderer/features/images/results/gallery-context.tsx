import { createContext, type ReactNode, useContext } from 'react';
import type { GalleryCell, ImageCell } from './gallery.ts';
import { useImages } from './images-store.ts';
import { type GalleryState, useGallery } from './use-gallery.ts';

const Context = createContext<GalleryState>({
  gallery: undefined,
  isCut: false,
  error: null,
  retry: () => undefined,
});

/** Reads the gallery once for all columns of the panel. */
export function GalleryProvider({ children }: { children: ReactNode }) {
  return <Context value={useGallery()}>{children}</Context>;
}

/** See GalleryState. */
export const useGalleryState = (): GalleryState => useContext(Context);

const NO_CELLS: readonly GalleryCell[] = [];

/** The cells of the gallery in their order. */
export const useCells = (): readonly GalleryCell[] => useGalleryState().gallery?.cells ?? NO_CELLS;

/** The primary image of the selection; null where none is, or it is not shown. */
export function usePrimary(): ImageCell | null {
  const cells = useCells();
  const primary = useImages((state) => state.selection.primary);
  if (primary === null) return null;
  const found = cells.find((cell) => cell.kind === 'image' && cell.id === primary);
  return found?.kind === 'image' ? found : null;
}
