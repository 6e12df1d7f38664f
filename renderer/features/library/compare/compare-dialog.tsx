import { Modal } from '@mantine/core';
import { CompareImages } from '../../../ui/image-viewer/compare/compare-images.tsx';
import { viewerTexts } from '../../../ui/image-viewer/viewer-texts.ts';
import { focusItem } from '../items/select-items.ts';
import { useLibrary } from '../library-store.ts';
import { useComparison } from './compare-selection.ts';

/** The images of the selection beside each other. */
export function CompareDialog() {
  const images = useComparison((state) => state.images);
  const close = () => {
    useComparison.setState({ images: null });
    focusItem(useLibrary.getState().at);
  };
  return (
    <Modal
      opened={images !== null}
      onClose={close}
      size="calc(100vw - 4rem)"
      yOffset="2rem"
      returnFocus={false}
      title={viewerTexts.compare.title(images?.length ?? 0)}
    >
      {images ? <CompareImages images={images} /> : null}
    </Modal>
  );
}
