import { createCanvas } from '@napi-rs/canvas';
import type { ImageFormat } from '../../../../../shared/domain/library/media-facts.ts';

/** A picture whose left half is red and whose right half is blue. */
export function twoColours(format: Exclude<ImageFormat, 'gif'>, width = 64, height = 48): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d02020';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#2040d0';
  context.fillRect(width / 2, 0, width / 2, height);
  return format === 'png' ? canvas.toBuffer('image/png') : canvas.toBuffer(`image/${format}` as 'image/jpeg', 90);
}

/** The smallest GIF that is one: a pixel. */
export const DOT_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

/** A JPEG with an Exif segment that says how it is to be turned (1 to 8), in either byte order. */
export function turned(orientation: number, order: 'II' | 'MM', jpeg = twoColours('jpeg')): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write(order, 0, 'latin1');
  const numbers = [
    [2, 42, 2],
    [4, 8, 4],
    [8, 1, 2],
    [10, 0x0112, 2],
    [12, 3, 2],
    [14, 1, 4],
    [18, orientation, 2],
  ] as const;
  for (const [at, value, bytes] of numbers) {
    if (order === 'II') tiff.writeUIntLE(value, at, bytes);
    else tiff.writeUIntBE(value, at, bytes);
  }
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
