import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { useKeptFocus } from '../../../ui/collection/grid/use-kept-focus.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { useDelayed } from '../../../ui/feedback/use-delayed.ts';
import { NoneShown } from '../../../ui/generation-form/results/none-shown.tsx';
import { OlderResults } from '../../../ui/generation-form/results/older-results.tsx';
import { useSent } from '../../../ui/layout/send-to.ts';
import { useSeen } from '../../../ui/items/unread/use-seen.ts';
import { LabelDialog } from '../../../ui/items/labels/label-dialog.tsx';
import { StageNotice } from '../../../ui/layout/stage-parts.tsx';
import { fillForm } from '../actions/reuse.ts';
import { useImageActions } from '../actions/use-image-actions.ts';
import { useImageDrop } from '../dropping/use-image-drop.ts';
import { EditDialog } from '../editing/editor/edit-dialog.tsx';
import { imageDraft } from '../form-draft/image-draft.ts';
import { ImageGallery } from '../gallery/image-gallery.tsx';
import { CompareDialog } from '../looking/compare-dialog.tsx';
import { LookDialog } from '../looking/look-dialog.tsx';
import { useGalleryState, usePrimary } from '../results/gallery-context.tsx';
import { NO_SEARCH, selectedIds, useImages } from '../results/images-store.ts';
import { useAwaitedImage, useOpenedImage } from './use-opened-image.ts';
import { texts } from '../texts.ts';
import { ImageSelectionBar } from './image-selection-bar.tsx';
import { ImagePrompts } from './prompts-to-try.tsx';
import classes from './stage.module.css';
import { StageHeader } from './stage-header.tsx';

/** The main stage: the images that were generated, or how to begin. */
export function MainStage() {
  useImageActions();
  useImageDrop();
  useOpenedImage();
  useSeen(usePrimary()?.row ?? null);
  useAwaitedImage();
  useKeptFocus(
    'image',
    useImages((state) => state.selection.primary),
    useGalleryState().gallery,
  );
  useSent('images', ({ prompt }) => fillForm(imageDraft.read({ prompt }), texts.reuse.sent));
  return (
    <div className={classes.stage} data-gallery>
      <StageHeader />
      <Images />
      <ImageSelectionBar />
      <LookDialog />
      <CompareDialog />
      <EditDialog />
      <Labels />
    </div>
  );
}

function Images() {
  const { gallery, isCut, error, retry } = useGalleryState();
  const isLate = useDelayed(gallery === undefined && !error);
  if (error) {
    return (
      <StageNotice>
        <FailureNotice failure={apiFailure(error)} steps={{ retry }} />
      </StageNotice>
    );
  }
  if (!gallery) return isLate ? <p role="status">{texts.gallery.loading}</p> : null;
  if (gallery.cells.length === 0) return gallery.totalCount > 0 ? <Nothing /> : <ImagePrompts />;
  return (
    <>
      <ImageGallery gallery={gallery} />
      {isCut ? <OlderResults text={texts.gallery.older} /> : null}
    </>
  );
}

function Nothing() {
  const search = useImages((state) => state.words);
  return <NoneShown search={search} texts={texts.gallery} clear={() => useImages.setState(NO_SEARCH)} />;
}

function Labels() {
  const kind = useImages((state) => state.labelling);
  const count = useImages((state) => state.selection.ids.size);
  // The menu of an image names them.
  useQuery(api.boards.list.queryOptions());
  const close = () => useImages.setState({ labelling: null });
  return <LabelDialog kind={kind} count={count} selectedIds={selectedIds} close={close} />;
}
