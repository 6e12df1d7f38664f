import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { mediaUrl } from '../../../api/media-urls.ts';
import { SPRITE_FRAMES } from '../../../media/clips/draw-clip.ts';
import { ensureClipPictures, useClipPictures } from './clip-pictures.ts';
import { ItemImage } from '../images/item-image.tsx';
import classes from './clip-poster.module.css';

/** What a clip looks like, as large as there is room; where the mouse goes over it, it is looked through without being decoded. */
export function ClipPoster({
  id,
  isScrubbed = false,
  isTile = false,
  missing,
}: {
  id: ItemId;
  isScrubbed?: boolean;
  /** See ItemImage. */
  isTile?: boolean;
  missing: ReactNode;
}) {
  const state = useClipPictures(id);
  const [frame, setFrame] = useState<number | null>(null);
  useEffect(() => ensureClipPictures(id), [id]);
  if (state !== 'ready') return missing;
  const scrub = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / Math.max(1, width);
    setFrame(Math.min(SPRITE_FRAMES - 1, Math.max(0, Math.floor(share * SPRITE_FRAMES))));
  };
  if (!isScrubbed) return <ItemImage isTile={isTile} address={mediaUrl.thumbnail(id)} missing={missing} />;
  return (
    <span className={classes.poster} onPointerMove={scrub} onPointerLeave={() => setFrame(null)}>
      <ItemImage isTile={isTile} address={mediaUrl.thumbnail(id)} missing={missing} />
      {frame === null ? null : (
        <span className={classes.scrub}>
          <img
            src={mediaUrl.sprite(id)}
            alt=""
            draggable={false}
            className={classes.sprite}
            style={{ width: `${SPRITE_FRAMES * 100}%`, insetInlineStart: `${frame * -100}%` }}
          />
          <span className={classes.line} style={{ insetInlineStart: `${((frame + 0.5) / SPRITE_FRAMES) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
