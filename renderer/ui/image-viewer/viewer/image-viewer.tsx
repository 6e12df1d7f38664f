import {
  IconChevronLeft,
  IconChevronRight,
  IconCrop,
  IconInfoCircle,
  IconPhotoSearch,
  IconVersions,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCapturedKeys } from '../../actions/keys/use-captured-keys.ts';
import { IconButton } from '../../icon-button.tsx';
import type { ViewedImage } from '../viewed-image.ts';
import { viewerTexts } from '../viewer-texts.ts';
import { useZoom, type Zoom } from '../zoom/use-zoom.ts';
import { ZoomButtons } from '../zoom/zoom-buttons.tsx';
import { zoomByKey } from '../zoom/zoom-keys.ts';
import { ZoomStage } from '../zoom/zoom-stage.tsx';
import { Filmstrip, type Strip } from './filmstrip.tsx';
import classes from './viewer.module.css';

type Props = {
  image: ViewedImage;
  /** The neighbours, which need not be images. */
  strip: Strip;
  /** One line about the image, and all about it, which a button and the key I show. */
  facts: string;
  info: ReactNode;
  /** How it is kept, and what changes that. */
  kept?: ReactNode;
  /** Opens the editor of images instead; a button and the key E. */
  edit?: () => void;
  /** Shows what looks like it instead; a button and the key S. */
  findSimilar?: () => void;
  /** Generates variations of it, which a button does; the key is that of the command. */
  vary?: () => void;
  close: () => void;
};

/**
 * An image as large as there is room, in a dialog of whoever shows it. Plus, minus and the wheel zoom, Z shows it at 100% and
 * whole again, dragging and Shift with an arrow pan, arrows go to the neighbours, E edits, S finds what looks like it, I shows what is known, Space and Escape close.
 */
export function ImageViewer({ image, strip, facts, info, kept, edit, findSimilar, vary, close }: Props) {
  const zoom = useZoom(image.id);
  const [isInfoShown, setInfoShown] = useState(false);
  useKeys({ zoom, strip, edit, findSimilar, close, toggleInfo: () => setInfoShown((before) => !before) });
  return (
    <div className={classes.viewer}>
      <div className={classes.middle}>
        <ZoomStage original={image.original} thumbnail={image.thumbnail} alt={image.title} zoom={zoom} />
        {isInfoShown ? (
          <aside className={classes.info} aria-label={viewerTexts.info}>
            {info}
          </aside>
        ) : null}
      </div>
      <Filmstrip strip={strip} />
      <footer className={classes.foot}>
        <IconButton aria-label={viewerTexts.previous} data-autofocus onClick={() => strip.go(strip.at - 1)}>
          <IconChevronLeft size={17} stroke={1.6} />
        </IconButton>
        <IconButton aria-label={viewerTexts.next} onClick={() => strip.go(strip.at + 1)}>
          <IconChevronRight size={17} stroke={1.6} />
        </IconButton>
        <span className={classes.facts}>{facts}</span>
        {kept}
        {vary ? (
          <IconButton aria-label={viewerTexts.vary} onClick={vary}>
            <IconVersions size={17} stroke={1.6} />
          </IconButton>
        ) : null}
        {edit ? (
          <IconButton aria-label={viewerTexts.edit} onClick={edit}>
            <IconCrop size={17} stroke={1.6} />
          </IconButton>
        ) : null}
        {findSimilar ? (
          <IconButton aria-label={viewerTexts.similar} onClick={findSimilar}>
            <IconPhotoSearch size={17} stroke={1.6} />
          </IconButton>
        ) : null}
        <ZoomButtons zoom={zoom} />
        <IconButton aria-label={viewerTexts.info} aria-pressed={isInfoShown} onClick={() => setInfoShown(!isInfoShown)}>
          <IconInfoCircle size={17} stroke={1.6} />
        </IconButton>
      </footer>
    </div>
  );
}

type Keys = {
  zoom: Zoom;
  strip: Strip;
  edit: (() => void) | undefined;
  findSimilar: (() => void) | undefined;
  close: () => void;
  toggleInfo: () => void;
};

function useKeys({ zoom, strip, edit, findSimilar, close, toggleInfo }: Keys): void {
  const actOf = (key: string): (() => void) | undefined => {
    if (key === 'ArrowLeft' || key === 'ArrowUp') return () => strip.go(strip.at - 1);
    if (key === 'ArrowRight' || key === 'ArrowDown') return () => strip.go(strip.at + 1);
    return { e: edit, s: findSimilar, i: toggleInfo, ' ': close }[key.toLowerCase()];
  };
  useCapturedKeys((event) => {
    if (zoomByKey(event, zoom)) return true;
    const act = actOf(event.key);
    act?.();
    return act !== undefined;
  });
}
