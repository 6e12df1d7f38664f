import { Modal } from '@mantine/core';
import { CompareImages } from '../../../ui/image-viewer/compare/compare-images.tsx';
import { COMPARED } from '../../../ui/image-viewer/viewed-image.ts';
import { viewerTexts } from '../../../ui/image-viewer/viewer-texts.ts';
import { viewedImage } from '../../../ui/items/images/viewed-image.ts';
import { useCells } from '../results/gallery-context.tsx';
import { focusCell, useImages } from '../results/images-store.ts';

const close = () => {
  useImages.setState({ dialog: null });
  focusCell(useImages.getState().at);
};

/** The images of the selection beside each other. */
export function CompareDialog() {
  const isComparing = useImages((state) => state.dialog === 'compare');
  const ids = useImages(({ selection }) => selection.ids);
  const cells = useCells();
  const images = cells.flatMap((cell) =>
    cell.kind === 'item' && ids.has(cell.id) ? [viewedImage({ id: cell.id, title: cell.row?.title ?? '' })] : [],
  );
  const isPossible = images.length >= COMPARED.least && images.length <= COMPARED.most;
  return (
    <Modal
      opened={isComparing && isPossible}
      onClose={close}
      size="calc(100vw - 4rem)"
      yOffset="2rem"
      returnFocus={false}
      title={viewerTexts.compare.title(images.length)}
    >
      {isComparing && isPossible ? <CompareImages images={images} /> : null}
    </Modal>
  );
}
