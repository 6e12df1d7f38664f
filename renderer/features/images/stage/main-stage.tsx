import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../api/client.ts';
import { useKeptCell } from '../../../ui/collection/kept-focus/use-kept-cell.ts';
import { ResultsBody } from '../../../ui/generation-form/results/results-body.tsx';
import { ResultsSelectionBar } from '../../../ui/generation-form/results/results-selection-bar.tsx';
import { useSent } from '../../../ui/layout/send-to.ts';
import { useSeen } from '../../../ui/items/unread/use-seen.ts';
import { ExportDialog } from '../../../ui/items/exporting/export-dialog.tsx';
import { LabelDialog } from '../../../ui/items/labels/label-dialog.tsx';
import { PanelStage } from '../../../ui/layout/stage-parts.tsx';
import { fillForm } from '../actions/reuse.ts';
import { useImageActions } from '../actions/use-image-actions.ts';
import { useImageDrop } from '../dropping/use-image-drop.ts';
import { EditDialog } from '../editing/editor/edit-dialog.tsx';
import { imageDraft } from '../form-draft/image-draft.ts';
import { ImageGallery } from '../gallery/image-gallery.tsx';
import { CompareDialog } from '../looking/compare-dialog.tsx';
import { LookDialog } from '../looking/look-dialog.tsx';
import { useCells, useGalleryState, usePrimary } from '../results/gallery-context.tsx';
import { NO_SEARCH, selectedIds, selectNothing, useImages } from '../results/images-store.ts';
import { useAwaitedImage, useOpenedImage } from './use-opened-image.ts';
import { texts } from '../texts.ts';
import { ImagePrompts } from './prompts-to-try.tsx';
import { StageHeader } from './stage-header.tsx';

/** The main stage: the images that were generated, or how to begin. */
export function MainStage() {
  useImageActions();
  useImageDrop();
  useOpenedImage();
  useSeen(usePrimary()?.row ?? null);
  useAwaitedImage();
  const cells = useCells();
  useKeptCell(
    'data-image-cell',
    useMemo(() => cells.map(({ key }) => key), [cells]),
  );
  useSent('images', ({ prompt }) => fillForm(imageDraft.read({ prompt }), texts.reuse.sent));
  return (
    <PanelStage isGallery>
      <StageHeader />
      <Images />
      <Selected />
      <LookDialog />
      <CompareDialog />
      <EditDialog />
      <Labels />
      <ExportDialog />
    </PanelStage>
  );
}

function Images() {
  const search = useImages((state) => state.words);
  return (
    <ResultsBody
      state={useGalleryState()}
      texts={texts.gallery}
      search={search}
      showAll={() => useImages.setState(NO_SEARCH)}
      first={<ImagePrompts />}
    >
      {(gallery) => <ImageGallery gallery={gallery} />}
    </ResultsBody>
  );
}

/** What can be done with several selected images. */
function Selected() {
  const count = useImages((state) => state.selection.ids.size);
  return <ResultsSelectionBar count={count} clear={selectNothing} texts={texts.gallery} />;
}

function Labels() {
  const kind = useImages((state) => state.labelling);
  const count = useImages((state) => state.selection.ids.size);
  // The menu of an image names them.
  useQuery(api.boards.list.queryOptions());
  const close = () => useImages.setState({ labelling: null });
  return <LabelDialog kind={kind} count={count} selectedIds={selectedIds} close={close} />;
}
