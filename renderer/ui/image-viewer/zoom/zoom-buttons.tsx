import { Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '../../icon-button.tsx';
import { viewerTexts } from '../viewer-texts.ts';
import type { Zoom } from './use-zoom.ts';
import classes from './zoom.module.css';

/** Out, how large now (a press goes to 100% and back), in. */
export function ZoomButtons({ zoom }: { zoom: Zoom }) {
  const isWhole = zoom.view.zoom === 1;
  return (
    <span className={classes.buttons}>
      <IconButton aria-label={viewerTexts.zoomOut} onClick={() => zoom.step(-1)}>
        <IconZoomOut size={17} stroke={1.6} />
      </IconButton>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.percent}
        title={isWhole ? viewerTexts.actual : viewerTexts.fit}
        onClick={zoom.toggle}
      >
        {zoom.percent === null ? '' : viewerTexts.zoom(zoom.percent)}
        <span className="visually-hidden"> {isWhole ? viewerTexts.actual : viewerTexts.fit}</span>
      </Button>
      <IconButton aria-label={viewerTexts.zoomIn} onClick={() => zoom.step(1)}>
        <IconZoomIn size={17} stroke={1.6} />
      </IconButton>
    </span>
  );
}
