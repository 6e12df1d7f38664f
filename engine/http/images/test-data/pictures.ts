import { createCanvas } from '@napi-rs/canvas';
import { imageSize } from 'image-size';

/** A picture of one colour. */
export function plainPicture(format: 'jpeg' | 'png' | 'webp', colour = '#2040d0', side = 64): Buffer {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, side, side);
  return format === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(`image/${format}` as 'image/jpeg', 90);
}

/** The size of a JPEG as `1024x1024`; another format fails. */
export function jpegSize(bytes: Uint8Array): string {
  const { width, height, type } = imageSize(bytes);
  if (type !== 'jpg') throw new Error(`is no JPEG but ${type}`);
  return `${width}x${height}`;
}
