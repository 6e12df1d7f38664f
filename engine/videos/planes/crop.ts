import type { Canvas, CanvasSet } from '../../images/drawing/canvas.ts';
import type { Plane } from './plane.ts';

/** The part of a canvas that shows something, on a canvas of its own; null when nothing does. */
export function cropped(
  source: Canvas,
  canvases: CanvasSet,
  { width, height, isWhole }: { width: number; height: number; isWhole: boolean },
): Pick<Plane, 'canvas' | 'left' | 'top' | 'width' | 'height'> | null {
  const box = isWhole ? { left: 0, top: 0, right: width, bottom: height } : usedBox(source, width, height);
  if (!box) return null;
  const size = { width: box.right - box.left, height: box.bottom - box.top };
  const canvas = canvases.create(size.width, size.height);
  canvas.getContext('2d').drawImage(source, box.left, box.top, size.width, size.height, 0, 0, size.width, size.height);
  return { canvas, left: box.left, top: box.top, ...size };
}

/** Whatever is fainter than this is not seen. */
const LEAST_ALPHA = 3;

function usedBox(source: Canvas, width: number, height: number) {
  const { data } = source.getContext('2d').getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width * 4 + 3;
    let first = 0;
    while (first < width && data[row + first * 4]! < LEAST_ALPHA) first++;
    if (first === width) continue;
    let last = width - 1;
    while (data[row + last * 4]! < LEAST_ALPHA) last--;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return bottom > 0 ? { left, right, top, bottom } : null;
}
