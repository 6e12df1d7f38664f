import { SegmentedControl, Switch } from '@mantine/core';
import { useState } from 'react';
import { useCapturedKeys } from '../../actions/keys/use-captured-keys.ts';
import type { ViewedImage } from '../viewed-image.ts';
import { viewerTexts } from '../viewer-texts.ts';
import { useZoom, type Zoom } from '../zoom/use-zoom.ts';
import { ZoomButtons } from '../zoom/zoom-buttons.tsx';
import { zoomByKey } from '../zoom/zoom-keys.ts';
import { ZoomStage } from '../zoom/zoom-stage.tsx';
import classes from './compare.module.css';
import { SliderStage } from './slider-stage.tsx';
import { SwapStage } from './swap-stage.tsx';

const ARRANGEMENTS = ['beside', 'slider', 'hover'] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];
const texts = viewerTexts.compare;

/**
 * Two to four images side by side, two also one over the other under a slider or swapped by the mouse, in a dialog of whoever shows them. All are zoomed
 * together unless that is switched off.
 */
export function CompareImages({ images }: { images: readonly ViewedImage[] }) {
  const linked = useZoom('linked');
  const [isLinked, setLinked] = useState(true);
  const [chosen, setArrangement] = useState<Arrangement>('beside');
  const [first, second, third] = images;
  const isPair = first !== undefined && second !== undefined && third === undefined;
  const arrangement = isPair ? chosen : 'beside';
  // Arrows alone stay with what has the focus, the slider too.
  useCapturedKeys((event) => zoomByKey(event, linked));
  return (
    <div className={classes.compare}>
      {isPair && arrangement === 'slider' ? (
        <SliderStage over={first} under={second} zoom={linked} />
      ) : isPair && arrangement === 'hover' ? (
        <SwapStage first={first} second={second} zoom={linked} />
      ) : (
        <div className={classes.images} data-count={images.length}>
          {images.map((image) => (
            <ComparedImage key={image.id} image={image} linked={isLinked ? linked : null} />
          ))}
        </div>
      )}
      <footer className={classes.foot}>
        {isPair ? (
          <SegmentedControl
            aria-label={texts.arrangement}
            value={arrangement}
            onChange={(value) => setArrangement(value as Arrangement)}
            data={ARRANGEMENTS.map((value) => ({ value, label: texts[value] }))}
          />
        ) : null}
        {arrangement === 'beside' ? (
          <Switch
            size="xs"
            label={texts.linked}
            checked={isLinked}
            onChange={(event) => setLinked(event.currentTarget.checked)}
          />
        ) : null}
        <span className={classes.gap} />
        <ZoomButtons zoom={linked} />
      </footer>
    </div>
  );
}

function ComparedImage({ image, linked }: { image: ViewedImage; linked: Zoom | null }) {
  const own = useZoom(image.id);
  return (
    <figure className={classes.image}>
      <ZoomStage original={image.original} thumbnail={image.thumbnail} alt={image.title} zoom={linked ?? own} fills />
      <figcaption className={classes.title} title={image.title}>
        {image.title}
      </figcaption>
    </figure>
  );
}
