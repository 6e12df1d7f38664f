/** Width and height, px. */
export type Size = { width: number; height: number };

/**
 * What is seen of an image: `zoom` times as large as when it is whole, around a point in fractions of its sides. It says nothing
 * of sizes, so that images of different sizes can be seen alike.
 */
export type ImageView = { zoom: number; x: number; y: number };

/** A point, or a way, in CSS px. */
export type Point = { x: number; y: number };

/** An image in the place where it is shown: `fit` is the scale, CSS px an image px, at which it is whole. */
export type ImageFrame = { image: Size; stage: Size; pixelRatio: number; fit: number };

/** The whole image. */
export const WHOLE: ImageView = { zoom: 1, x: 0.5, y: 0.5 };

/** How much larger one step of a key or button is. */
export const ZOOM_STEP = 1.25;

/** Beyond eight screen pixels for a pixel there is nothing to see. */
const MOST_SCALE = 8;

/** The frame of an image. Small ones are shown no larger than they are, unless `fills`. */
export function frameOf(image: Size, stage: Size, { pixelRatio, fills }: { pixelRatio: number; fills: boolean }) {
  const contain = Math.min(stage.width / image.width, stage.height / image.height);
  return { image, stage, pixelRatio, fit: fills ? contain : Math.min(contain, 1 / pixelRatio) } satisfies ImageFrame;
}

/** The zoom at which a pixel of the image is a pixel of the screen. */
export const actualZoom = ({ fit, pixelRatio }: ImageFrame): number => 1 / pixelRatio / fit;

/** Where the image is in its stage, CSS px from the top left. */
export function placeOf(
  { zoom, x, y }: ImageView,
  { image, stage, fit }: ImageFrame,
): Size & Record<'left' | 'top', number> {
  const [width, height] = [image.width * fit * zoom, image.height * fit * zoom];
  return { width, height, left: stage.width / 2 - x * width, top: stage.height / 2 - y * height };
}

const MIDDLE: Point = { x: 0, y: 0 };

/** Zooms by a factor; what is at `point`, CSS px from the middle of the stage, stays there. */
export function zoomAt(
  view: ImageView,
  frame: ImageFrame,
  { factor, point = MIDDLE }: { factor: number; point?: Point },
) {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), Math.max(1, MOST_SCALE / frame.fit));
  const before = placeOf(view, frame);
  const after = placeOf({ ...view, zoom }, frame);
  return withinImage(
    {
      zoom,
      x: view.x + point.x * (1 / before.width - 1 / after.width),
      y: view.y + point.y * (1 / before.height - 1 / after.height),
    },
    frame,
  );
}

/** Moves the image, CSS px. */
export function panBy(view: ImageView, frame: ImageFrame, by: Point): ImageView {
  const { width, height } = placeOf(view, frame);
  return withinImage({ ...view, x: view.x - by.x / width, y: view.y - by.y / height }, frame);
}

/** Between whole and pixel by pixel; `point` as for zoomAt. */
export function toggleActual(view: ImageView, frame: ImageFrame, point: Point = MIDDLE): ImageView {
  return view.zoom === 1 ? zoomAt(view, frame, { factor: actualZoom(frame), point }) : WHOLE;
}

/** No empty edge on one side while the image goes on beyond the other. */
function withinImage(view: ImageView, frame: ImageFrame): ImageView {
  const { width, height } = placeOf(view, frame);
  return {
    zoom: view.zoom,
    x: middleWithin(view.x, frame.stage.width / width / 2),
    y: middleWithin(view.y, frame.stage.height / height / 2),
  };
}

const middleWithin = (middle: number, half: number): number =>
  half >= 0.5 ? 0.5 : Math.min(Math.max(middle, half), 1 - half);
