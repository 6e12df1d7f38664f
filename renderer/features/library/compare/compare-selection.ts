import { create } from 'zustand';
import { COMPARED, type ViewedImage } from '../../../ui/image-viewer/viewed-image.ts';
import { useFound } from '../items/found-context.tsx';
import { isImage } from '../items/cells/item-thumb.tsx';
import { viewedImage } from '../../../ui/items/viewed-image.ts';
import { useLibrary } from '../library-store.ts';

/** The images that are compared; null while none are. */
export const useComparison = create<{ images: readonly ViewedImage[] | null }>(() => ({ images: null }));

/** The selected items as far as all of them are images that can be compared; else null. */
export function useComparable(): readonly ViewedImage[] | null {
  const { rows } = useFound();
  const ids = useLibrary((state) => state.selection.ids);
  if (ids.size < COMPARED.least || ids.size > COMPARED.most) return null;
  const images = rows.flatMap((row) => (row && ids.has(row.id) && isImage(row) ? [viewedImage(row)] : []));
  return images.length === ids.size ? images : null;
}
