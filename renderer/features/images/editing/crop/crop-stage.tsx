import { useElementSize } from '@mantine/hooks';
import { turnedSize } from '../../../../../shared/domain/media/image-edit.ts';
import { mediaUrl } from '../../../../api/media-urls.ts';
import type { Editing } from '../draft/edit-store.ts';
import { displayMatrix } from '../geometry/edit-draft.ts';
import { CropFrame } from './crop-frame.tsx';
import classes from './crop.module.css';

/** Room for the handles at the edges of the image, CSS px on each side. */
const MARGIN_PX = 20;
/** Small images are enlarged, until their pixels are what is seen. */
const MOST_SCALE = 8;

/** The image as it is turned, as large as there is room, under the frame of its crop. */
export function CropStage({ editing: { image, draft } }: { editing: Editing }) {
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const whole = turnedSize(image, draft.quarterTurns);
  const room = { width: width - 2 * MARGIN_PX, height: height - 2 * MARGIN_PX };
  const cssScale = Math.min(room.width / whole.widthPx, room.height / whole.heightPx, MOST_SCALE);
  return (
    <div ref={ref} className={classes.stage}>
      {cssScale > 0 ? (
        <div className={classes.whole} style={{ width: whole.widthPx * cssScale, height: whole.heightPx * cssScale }}>
          <img
            className={classes.image}
            src={mediaUrl.original(image.id)}
            alt={image.title}
            draggable={false}
            style={{
              width: image.widthPx * cssScale,
              height: image.heightPx * cssScale,
              transform: `matrix(${displayMatrix(image, draft, cssScale).join(',')})`,
            }}
          />
          <CropFrame draft={draft} whole={whole} cssScale={cssScale} />
        </div>
      ) : null}
    </div>
  );
}
