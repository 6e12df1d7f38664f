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
