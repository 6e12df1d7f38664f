import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { ImageViewer } from '../../../ui/image-viewer/viewer/image-viewer.tsx';
import { JudgeBar } from '../../../ui/items/fields/judge-bar.tsx';
import { ItemImage } from '../../../ui/items/images/item-image.tsx';
import { useCapturedKeys } from '../../../ui/actions/keys/use-captured-keys.ts';
import { useLookKeys } from '../../../ui/items/images/use-look-keys.ts';
import { viewedImage } from '../../../ui/items/images/viewed-image.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { generateVariations } from '../actions/variations.ts';
import { ImageFacts } from '../dock/image-facts.tsx';
import { openEditor } from '../editing/draft/edit-store.ts';
import { useCells, usePrimary } from '../results/gallery-context.tsx';
import type { ImageCell } from '../results/image-cells.ts';
import { findSimilar, focusCell, useImages } from '../results/images-store.ts';
import { moveToCell } from '../results/select-cells.ts';
import { texts } from '../texts.ts';

const close = () => {
  useImages.setState({ dialog: null });
  focusCell(useImages.getState().at);
};

/** The primary image as large as there is room, with its neighbours. */
export function LookDialog() {
  const isLooking = useImages((state) => state.dialog === 'look');
  const primary = usePrimary();
  return (
    <Modal
      opened={isLooking && primary !== null}
      onClose={close}
      size="calc(100vw - 4rem)"
      yOffset="2rem"
      returnFocus={false}
      title={titleOf(primary)}
    >
      {isLooking && primary ? <Look cell={primary} /> : null}
    </Modal>
  );
}

const titleOf = (cell: ImageCell | null): string => cell?.row?.title ?? '';

function Look({ cell }: { cell: ImageCell }) {
  const cells = useCells();
  useCapturedKeys(useLookKeys());
  const item = useQuery(api.library.get.queryOptions({ input: { id: cell.id } })).data;
  // What is still coming or being read cannot be looked at.
  const images = cells.flatMap((each, place) =>
    each.kind === 'item' && each.row?.mediaState === 'ready' ? [{ cell: each, place }] : [],
  );
  const at = images.findIndex((each) => each.cell.id === cell.id);
  const go = (index: number) => {
    const next = images[index];
    if (!next) return;
    moveToCell(cells, next.place, { shiftKey: false });
    useImages.setState({ shownAt: next.place });
  };
  const frameAt = (index: number) => {
    const frame = images[index]?.cell;
    if (!frame) return null;
    return { title: titleOf(frame), look: <ItemImage address={mediaUrl.thumbnail(frame.id)} missing={null} /> };
  };
  return (
    <ImageViewer
      image={viewedImage({ id: cell.id, title: titleOf(cell) })}
      strip={{ count: images.length, at, frameAt, go }}
      facts={texts.card.image(titleOf(cell), cell.number, cell.total)}
      kept={cell.row ? <JudgeBar row={cell.row} /> : null}
      info={<ImageFacts key={cell.id} cell={cell} item={item} />}
      edit={() => void openEditor(cell.id)}
      findSimilar={() => findSimilar(cell.id)}
      vary={() => void generateVariations(cell)}
      close={close}
    />
  );
}
