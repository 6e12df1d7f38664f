import { useRef, useState } from 'react';
import type { ViewedImage } from '../viewed-image.ts';
import { viewerTexts } from '../viewer-texts.ts';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZoomStage } from '../zoom/zoom-stage.tsx';
import classes from './compare.module.css';
import { Divider } from './divider.tsx';
import { SideLabel } from './side-label.tsx';

/** One image over another, as far as the divider shows it. */
export function SliderStage({ over, under, zoom }: { over: ViewedImage; under: ViewedImage; zoom: Zoom }) {
  const [percent, setPercent] = useState(50);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={classes.slider}>
      <div className={classes.layer}>
        <ZoomStage original={under.original} thumbnail={under.thumbnail} alt={under.title} zoom={zoom} fills />
      </div>
      <div className={classes.layer} style={{ clipPath: `inset(0 ${100 - percent}% 0 0)` }}>
        <ZoomStage
          original={over.original}
          thumbnail={over.thumbnail}
          alt={over.title}
          zoom={{ ...zoom, setFrame: () => undefined }}
          fills
        />
      </div>
      <Divider label={viewerTexts.compare.divider} percent={percent} move={setPercent} place={place} />
      <SideLabel side="start">{over.title}</SideLabel>
      <SideLabel side="end">{under.title}</SideLabel>
    </div>
  );
}
