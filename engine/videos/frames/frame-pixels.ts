import type { Canvas } from '../../images/drawing/canvas.ts';

/** The RGBA of a canvas that is opaque everywhere. */
export function framePixels(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
