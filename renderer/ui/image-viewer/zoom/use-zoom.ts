import { useCallback, useState } from 'react';
import {
  actualZoom,
  type ImageFrame,
  type ImageView,
  panBy,
  type Point,
  toggleActual,
  WHOLE,
  ZOOM_STEP,
  zoomAt,
} from './image-view.ts';

/** What is seen of an image, and how that changes. `percent`: how large a pixel of it is on the screen; null before it is there. */
export type Zoom = {
  view: ImageView;
  setView: (change: (view: ImageView) => ImageView) => void;
  setFrame: (frame: ImageFrame | null) => void;
  percent: number | null;
  step: (direction: 1 | -1) => void;
  toggle: () => void;
  fit: () => void;
  pan: (by: Point) => void;
};

/** Zoom and pan of the image that `key` names: another one begins whole. */
export function useZoom(key: string): Zoom {
  const [kept, setKept] = useState({ key, view: WHOLE });
  const [frame, setFrame] = useState<ImageFrame | null>(null);
  const view = kept.key === key ? kept.view : WHOLE;
  const setView = useCallback(
    (change: (view: ImageView) => ImageView) =>
      setKept((before) => ({ key, view: change(before.key === key ? before.view : WHOLE) })),
    [key],
  );
  const inFrame = (change: (view: ImageView, frame: ImageFrame) => ImageView) => {
    if (frame) setView((before) => change(before, frame));
  };
  return {
    view,
    setView,
    setFrame,
    percent: frame && Math.round((view.zoom / actualZoom(frame)) * 100),
    step: (direction) => inFrame((before, at) => zoomAt(before, at, { factor: ZOOM_STEP ** direction })),
    toggle: () => inFrame((before, at) => toggleActual(before, at)),
    fit: () => setView(() => WHOLE),
    pan: (by) => inFrame((before, at) => panBy(before, at, by)),
  };
}
