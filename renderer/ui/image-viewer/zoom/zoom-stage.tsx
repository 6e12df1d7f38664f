import { useElementSize, useMergedRef } from '@mantine/hooks';
import {
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { viewerTexts } from '../viewer-texts.ts';
import { frameOf, type ImageFrame, panBy, placeOf, type Point, type Size, toggleActual, zoomAt } from './image-view.ts';
import type { Zoom } from './use-zoom.ts';
import classes from './zoom.module.css';

/** From four screen pixels a pixel on, pixels are looked at, not the image. */
const PIXELATED_SCALE = 4;
const WHEEL_FACTOR = 1.0015;

type Props = {
  /** Address of the image, and of a smaller one that is shown until it is there. */
  original: string;
  thumbnail: string;
  alt: string;
  zoom: Pick<Zoom, 'view' | 'setView' | 'setFrame'>;
  /** Whether small images are enlarged: those that are compared are. */
  fills?: boolean;
  /** What lies over the image, in a frame. */
  children?: (frame: ImageFrame) => ReactNode;
};

/** An image that is zoomed with the wheel and dragged; a double click shows it at 100% and whole again. */
export function ZoomStage({ original, thumbnail, alt, zoom, fills = false, children }: Props) {
  const { ref: sized, width, height } = useElementSize<HTMLDivElement>();
  const element = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(sized, element);
  const { size, isBroken, onLoad, onError } = useLoaded(original);
  const frame = size && width > 0 ? frameOf(size, { width, height }, { pixelRatio: devicePixelRatio, fills }) : null;
  useReported(frame, zoom.setFrame);
  useWheel(element, frame, zoom);
  const drag = useDrag(frame, zoom);
  const place = frame && placeOf(zoom.view, frame);
  return (
    // Keys and buttons do the same; see zoom-keys.ts.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={ref}
      className={classes.stage}
      data-zoomed={zoom.view.zoom > 1 || undefined}
      {...drag}
      onDoubleClick={({ clientX, clientY }) => {
        const point = pointIn(element.current, clientX, clientY);
        if (frame) zoom.setView((view) => toggleActual(view, frame, point));
      }}
    >
      {place ? null : <img className={classes.waiting} src={thumbnail} alt="" draggable={false} />}
      <img
        className={classes.image}
        src={original}
        alt={alt}
        draggable={false}
        hidden={!place}
        data-pixelated={(place && frame && place.width / frame.image.width >= PIXELATED_SCALE) || undefined}
        style={place ? { width: place.width, height: place.height, left: place.left, top: place.top } : undefined}
        onLoad={onLoad}
        onError={onError}
      />
      {isBroken ? <p className={classes.broken}>{viewerTexts.unreadable}</p> : null}
      {frame && children ? children(frame) : null}
    </div>
  );
}

/** The size of the image at an address, once it is there. */
function useLoaded(address: string) {
  const [loaded, setLoaded] = useState<{ address: string; size: Size | null } | null>(null);
  const isThis = loaded?.address === address;
  return {
    size: isThis ? loaded.size : null,
    isBroken: isThis && loaded.size === null,
    onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }: { currentTarget: HTMLImageElement }) =>
      setLoaded({ address, size: { width: naturalWidth, height: naturalHeight } }),
    onError: () => setLoaded({ address, size: null }),
  };
}

function useReported(frame: ImageFrame | null, report: (frame: ImageFrame | null) => void): void {
  const key = JSON.stringify(frame);
  const tell = useEffectEvent(() => report(frame));
  useEffect(() => tell(), [key]);
}

/** Not through React, which listens to the wheel without being able to stop the page from scrolling. */
function useWheel(
  element: { current: HTMLElement | null },
  frame: ImageFrame | null,
  { setView }: Pick<Zoom, 'setView'>,
) {
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    if (!frame) return;
    const factor = WHEEL_FACTOR ** -(event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 30 : event.deltaY);
    const point = pointIn(element.current, event.clientX, event.clientY);
    setView((view) => zoomAt(view, frame, { factor, point }));
  });
  useEffect(() => {
    const target = element.current;
    const listen = (event: WheelEvent) => turn(event);
    target?.addEventListener('wheel', listen, { passive: false });
    return () => target?.removeEventListener('wheel', listen);
  }, [element]);
}

function useDrag(frame: ImageFrame | null, { setView }: Pick<Zoom, 'setView'>) {
  const at = useRef<Point | null>(null);
  const end = () => (at.current = null);
  return {
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0 && event.button !== 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      at.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: ReactPointerEvent) => {
      const from = at.current;
      if (!from || !frame) return;
      at.current = { x: clientX, y: clientY };
      setView((view) => panBy(view, frame, { x: clientX - from.x, y: clientY - from.y }));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** A point of the window, px from the middle of an element. */
function pointIn(element: HTMLElement | null, clientX: number, clientY: number): Point {
  const box = element?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
