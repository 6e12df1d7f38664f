import { create } from 'zustand';
import { ITEM_KINDS } from '../../../../shared/domain/library/item-kinds.ts';
import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { ComparedPair } from '../../../ui/clip-comparison/compared-pair.ts';
import { COMPARED, type ViewedImage } from '../../../ui/image-viewer/viewed-image.ts';
import { useFound } from '../items/found/found-context.tsx';
import { isImage } from '../items/cells/item-thumb.tsx';
import { viewedImage } from '../../../ui/items/images/viewed-image.ts';
import { useLibrary } from '../library-store.ts';

/** What can be compared: two to four images, or two clips. */
export type Comparable = { images: readonly ViewedImage[] } | { clips: ComparedPair };

/** What is compared; null while nothing is. */
export const useComparison = create<{ shown: Comparable | null }>(() => ({ shown: null }));

/** The selected items as far as they can be compared; else null. */
export function useComparable(): Comparable | null {
  const { rows } = useFound();
  const ids = useLibrary((state) => state.selection.ids);
  if (ids.size < COMPARED.least || ids.size > COMPARED.most) return null;
  const chosen = rows.flatMap((row) => (row && ids.has(row.id) ? [row] : []));
  if (chosen.length !== ids.size) return null;
  return chosen.every(isImage) ? { images: chosen.map(viewedImage) } : pairOf(chosen);
}

function pairOf(rows: readonly LibraryRow[]): Comparable | null {
  const [first, second, third] = rows;
  const isPair = first && second && !third && [first, second].every(isClip);
  return isPair ? { clips: [first, second] } : null;
}

const isClip = ({ kind, mediaState }: LibraryRow): boolean =>
  mediaState === 'ready' && ITEM_KINDS[kind].mediaType === 'video';
