import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type ImageLook, LOOK_SIDE_PX } from './image-look.ts';
import { readLook } from './read-look.ts';

/** How the image in a file, or of bytes, looks. Decodes with native code: see look-process.ts. Throws for what is no image. */
export async function lookOfFile(source: string | Buffer): Promise<ImageLook> {
  const image = await loadImage(typeof source === 'string' ? await readFile(source) : source);
  const canvas = createCanvas(LOOK_SIDE_PX, LOOK_SIDE_PX);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, LOOK_SIDE_PX, LOOK_SIDE_PX);
  return readLook(context.getImageData(0, 0, LOOK_SIDE_PX, LOOK_SIDE_PX).data);
}
