import { Modal } from '@mantine/core';
import { CompareClipsDialog } from '../../../ui/clip-comparison/compare-clips.tsx';
import { CompareImages } from '../../../ui/image-viewer/compare/compare-images.tsx';
import { viewerTexts } from '../../../ui/image-viewer/viewer-texts.ts';
import { focusItem } from '../items/selection/select-items.ts';
import { useLibrary } from '../library-store.ts';
import { useComparison } from './compare-selection.ts';

/** The images of the selection beside each other, or its two clips. */
export function CompareDialog() {
  const shown = useComparison((state) => state.shown);
  const images = shown && 'images' in shown ? shown.images : null;
  const clips = shown && 'clips' in shown ? shown.clips : null;
  const close = () => {
    useComparison.setState({ shown: null });
    focusItem(useLibrary.getState().at);
  };
  return (
    <>
      <CompareClipsDialog clips={clips} close={close} />
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
    </>
  );
}
