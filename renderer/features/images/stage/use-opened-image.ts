import { useEffect, useEffectEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { replaceRoute, useRoute } from '../../../ui/layout/navigation.ts';
import { useGalleryState } from '../results/gallery-context.tsx';
import type { GalleryCell } from '../results/image-cells.ts';
import { focusCell, NO_SEARCH, useImages } from '../results/images-store.ts';
import { openEditor } from '../editing/draft/edit-store.ts';
import { showImage } from '../results/select-cells.ts';

/**
 * Shows what the address names once it is there: an image by its ID, or the images of a job (`job/<id>`), or opens the editor
 * (`<id>/edit`). An image that is older than what the panel shows is looked at in the Library.
 */
export function useOpenedImage(): void {
  const { panel, path } = useRoute();
  const { gallery } = useGalleryState();
  const [first = '', second = ''] = panel === 'images' ? path : [];
  const address = first === 'job' ? second : first;
  const open = useEffectEvent(() => {
    if (!gallery || address === '') return;
    if (second === 'edit') {
      replaceRoute('images');
      void openEditor(first as ItemId);
      return;
    }
    const { filter, like, words } = useImages.getState();
    if (filter !== 'all' || like !== null || words !== '') {
      useImages.setState(NO_SEARCH);
      return;
    }
    const isMeant = (cell: GalleryCell) =>
      first === 'job' ? cell.generation?.jobId === address : cell.kind === 'item' && cell.id === address;
    if (showImage(gallery.cells, isMeant) || first === 'job') replaceRoute('images');
    else replaceRoute('library', address, 'look');
  });
  useEffect(() => open(), [address, gallery]);
}

/** Shows an image that was added here as soon as the gallery has it. */
export function useAwaitedImage(): void {
  const { gallery } = useGalleryState();
  const awaited = useImages((state) => state.awaited);
  useEffect(() => {
    if (!gallery || awaited === null) return;
    if (!showImage(gallery.cells, (cell) => cell.kind === 'item' && cell.id === awaited)) return;
    useImages.setState({ awaited: null });
    focusCell(useImages.getState().at);
  }, [gallery, awaited]);
}
