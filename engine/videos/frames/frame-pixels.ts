import type { Canvas } from '../../images/drawing/canvas.ts';

/** The RGBA of a canvas that is opaque everywhere. */
export function framePixels(canvas: Canvas): Uint8Array {
  return canvas.data();
}
