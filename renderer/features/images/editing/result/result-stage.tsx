import { editPreviewUrl, mediaUrl } from '../../../../api/media-urls.ts';
import { useZoom } from '../../../../ui/image-viewer/zoom/use-zoom.ts';
import { ZoomButtons } from '../../../../ui/image-viewer/zoom/zoom-buttons.tsx';
import { ZoomStage } from '../../../../ui/image-viewer/zoom/zoom-stage.tsx';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { canSave, type Editing } from '../draft/edit-store.ts';
import classes from '../draft/editor.module.css';
import type { Result } from './use-result.ts';

/** The file that would be written, to be looked at as closely as in the viewer; the image itself where nothing is changed. */
export function ResultStage({ editing: { image, ...changes }, result }: { editing: Editing; result: Result }) {
  const zoom = useZoom('result');
  const original = mediaUrl.original(image.id);
  const isChanged = canSave({ image, ...changes });
  const address = isChanged ? result.data && editPreviewUrl(result.data.previewId) : original;
  return (
    <div className={classes.result}>
      {address === undefined ? (
        <div className={classes.nothing} />
      ) : (
        <ZoomStage
          original={address}
          thumbnail={isChanged ? address : mediaUrl.thumbnail(image.id)}
          alt={isChanged ? words.resultAlt(image.title) : image.title}
          zoom={zoom}
        />
      )}
      <span className={classes.zoom}>
        <ZoomButtons zoom={zoom} />
      </span>
    </div>
  );
}
