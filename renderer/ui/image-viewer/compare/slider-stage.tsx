import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ViewedImage } from '../viewed-image.ts';
import { viewerTexts } from '../viewer-texts.ts';
import type { Zoom } from '../zoom/use-zoom.ts';
import { ZoomStage } from '../zoom/zoom-stage.tsx';
import classes from './compare.module.css';

/** How far an arrow moves the divider, %. */
const STEP = 2;

/** One image over another, as far as the divider shows it. */
export function SliderStage({ over, under, zoom }: { over: ViewedImage; under: ViewedImage; zoom: Zoom }) {
  const [percent, setPercent] = useState(50);
  const place = useRef<HTMLDivElement>(null);
  const move = (to: number) => setPercent(Math.min(100, Math.max(0, to)));
  const follow = ({ clientX, buttons }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (box && buttons > 0) move(((clientX - box.left) / box.width) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: percent - STEP, ArrowRight: percent + STEP, Home: 0, End: 100 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
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
      <div
        role="slider"
        tabIndex={0}
        aria-label={viewerTexts.compare.divider}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        className={classes.divider}
        style={{ left: `${percent}%` }}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
      />
      <span className={classes.label} data-side="left">
        {over.title}
      </span>
      <span className={classes.label} data-side="right">
        {under.title}
      </span>
    </div>
  );
}
