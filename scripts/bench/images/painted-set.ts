import { createCanvas, loadImage } from '@napi-rs/canvas';
import { lookOfFile } from '../../../electron/core/media/images/looks/look-of-file.ts';
import type { ImageLook } from '../../../electron/core/media/images/looks/image-look.ts';
import { createPainter } from '../../../engine/images/create-painter.ts';

/** A picture of the local engine: its bytes, a few of its pixels (RGBA) and how it looks. */
export type PaintedImage = { prompt: string; seed: number; bytes: Buffer; pixels: Uint8ClampedArray; look: ImageLook };

const SIZE = { width: 640, height: 448 };
const PIXELS_SIDE = 64;

/** Paints every prompt with every seed. */
export async function paintedSet(prompts: readonly string[], seeds: readonly number[]): Promise<PaintedImage[]> {
  const painter = createPainter();
  try {
    const images: PaintedImage[] = [];
    for (const prompt of prompts) {
      for (const seed of seeds) {
        const { bytes } = await painter.paint({
          ...SIZE,
          prompt,
          seed,
          isEnriched: true,
          hasWatermark: false,
          signal: new AbortController().signal,
        });
        const copy = Buffer.from(bytes);
        images.push({ prompt, seed, bytes: copy, pixels: await pixelsOf(copy), look: await thumbnailLook(copy) });
      }
    }
    return images;
  } finally {
    await painter.dispose();
  }
}

async function pixelsOf(bytes: Buffer): Promise<Uint8ClampedArray> {
  const canvas = createCanvas(PIXELS_SIDE, PIXELS_SIDE);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(bytes), 0, 0, PIXELS_SIDE, PIXELS_SIDE);
  return context.getImageData(0, 0, PIXELS_SIDE, PIXELS_SIDE).data;
}

/** As the library does it: of a thumbnail, a WebP. */
async function thumbnailLook(bytes: Buffer): Promise<ImageLook> {
  return await lookOfFile(await drawn(bytes, { scale: 0.8, format: 'webp', quality: 82 }));
}

type Drawing = {
  /** The part that is kept, as shares of the sides. */
  part?: readonly [left: number, top: number, width: number, height: number];
  scale?: number;
  format?: 'webp' | 'jpeg';
  quality?: number;
  /** How much brighter, as a factor. */
  light?: number;
};

const VARIANTS: Readonly<Record<string, Drawing>> = {
  'recompressed copy': { format: 'jpeg', quality: 25 },
  'small copy': { scale: 0.2 },
  'copy cut to 80 %': { part: [0.13, 0.07, 0.8, 0.8] },
  'copy cut to 60 %': { part: [0.31, 0.22, 0.6, 0.6] },
  'copy cut square': { part: [0.22, 0, 0.7, 1] },
  'brighter copy': { light: 1.2 },
  'cut, small and recompressed copy': { part: [0.05, 0.15, 0.75, 0.75], scale: 0.4, format: 'jpeg', quality: 35 },
};

/** Edited copies of a picture. */
export async function variantsOf({ bytes }: PaintedImage): Promise<{ name: string; look: ImageLook }[]> {
  const variants: { name: string; look: ImageLook }[] = [];
  for (const [name, drawing] of Object.entries(VARIANTS)) {
    variants.push({ name, look: await thumbnailLook(await drawn(bytes, drawing)) });
  }
  return variants;
}

async function drawn(
  bytes: Buffer,
  { part = [0, 0, 1, 1], scale = 1, format = 'jpeg', quality = 92, light = 1 }: Drawing,
): Promise<Buffer> {
  const image = await loadImage(bytes);
  const [left, top, width, height] = part;
  const canvas = createCanvas(Math.round(image.width * width * scale), Math.round(image.height * height * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  if (light !== 1) context.filter = `brightness(${light})`;
  context.drawImage(
    image,
    image.width * left,
    image.height * top,
    image.width * width,
    image.height * height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return await canvas.encode(format, quality);
}
