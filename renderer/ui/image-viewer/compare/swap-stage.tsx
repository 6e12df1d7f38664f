import { useState } from 'react';
import type { ViewedImage } from '../viewed-image.ts';
import { viewerTexts } from '../viewer-texts.ts';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZoomStage } from '../zoom/zoom-stage.tsx';
import classes from './compare.module.css';
import { SideLabel } from './side-label.tsx';

const texts = viewerTexts.compare;

/** Two images in one place: the second is shown while the mouse is over them, or while the button at the top is pressed. */
export function SwapStage({ first, second, zoom }: { first: ViewedImage; second: ViewedImage; zoom: Zoom }) {
  const [isOver, setOver] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const isSwapped = isOver !== isPressed;
  const shown = isSwapped ? second : first;
  return (
    <div className={classes.slider} onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      {[first, second].map((image) => (
        // Both stay loaded: a swap that loads first shows no difference.
        <div key={image.id} className={classes.layer} data-hidden={image !== shown || undefined}>
          <ZoomStage
            original={image.original}
            thumbnail={image.thumbnail}
            alt={image.title}
            zoom={image === first ? zoom : { ...zoom, setFrame: () => undefined }}
            fills
          />
        </div>
      ))}
      <button type="button" className={classes.swap} aria-pressed={isSwapped} onClick={() => setPressed(!isPressed)}>
        {texts.swap}
      </button>
      <SideLabel side="start" isLive>
        {texts.shown(isSwapped ? 2 : 1, shown.title)}
      </SideLabel>
    </div>
  );
}
