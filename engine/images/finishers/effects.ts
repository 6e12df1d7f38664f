import { css, type Colour } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';
import type { Canvas, Context } from '../drawing/canvas.ts';
import type { Stage } from '../stage/stage.ts';

const TILE = 256;

/** Fine grain of paper or film. `scale` enlarges it. */
export function addGrain(
  context: Context,
  stage: Stage,
  { opacity, scale = 1 }: { opacity: number; scale?: number },
): void {
  const tile = stage.canvases.scratch('grain', TILE, TILE);
  const own = tile.getContext('2d');
  const image = own.createImageData(TILE, TILE);
  const random = createRandom(7);
  for (let index = 0; index < image.data.length; index += 4) {
    const value = 128 + random.spread() * 62;
    image.data.set([value, value, value, 255], index);
  }
  own.putImageData(image, 0, 0);
  const { width, height } = context.canvas;
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = opacity;
  const size = TILE * scale;
  for (let y = 0; y < height; y += size)
    for (let x = 0; x < width; x += size) context.drawImage(tile, 0, 0, TILE, TILE, x, y, size, size);
  context.restore();
}

/** Darker corners. */
export function addVignette(context: Context, ink: Colour, opacity: number): void {
  const { width, height } = context.canvas;
  const reach = Math.max(width, height);
  const gradient = context.createRadialGradient(
    width / 2,
    height * 0.48,
    reach * 0.35,
    width / 2,
    height * 0.5,
    reach * 0.78,
  );
  gradient.addColorStop(0, css(ink, 0));
  gradient.addColorStop(1, css(ink, opacity));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Light that runs over edges of what is bright. */
export function addBloom(canvas: Canvas, stage: Stage, opacity: number): void {
  const { width, height } = canvas;
  const small = stage.canvases.create(width >> 3, height >> 3);
  const context = small.getContext('2d');
  context.drawImage(canvas, 0, 0, small.width, small.height);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(small, 0, 0);
  const smaller = stage.canvases.create(width >> 5, height >> 5);
  smaller.getContext('2d').drawImage(small, 0, 0, smaller.width, smaller.height);
  const target = canvas.getContext('2d');
  target.save();
  target.globalCompositeOperation = 'screen';
  target.globalAlpha = opacity;
  target.imageSmoothingQuality = 'high';
  target.drawImage(smaller, 0, 0, width, height);
  target.restore();
}

/** More contrast. */
export function addPunch(canvas: Canvas, stage: Stage, opacity: number): void {
  const copy = stage.canvases.create(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'overlay';
  context.globalAlpha = opacity;
  context.drawImage(copy, 0, 0);
  context.restore();
}

/** The pixels of a canvas. */
export const pixelsOf = (canvas: Canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);

/** Lightness of each pixel, 0 to 255. */
export function lightnessOf(data: Uint8ClampedArray): Float32Array {
  const lightness = new Float32Array(data.length / 4);
  for (let index = 0; index < lightness.length; index++) {
    lightness[index] = 0.3 * data[index * 4]! + 0.59 * data[index * 4 + 1]! + 0.11 * data[index * 4 + 2]!;
  }
  return lightness;
}

/** A plane of values and how far it is blurred. */
export type Blur = { width: number; height: number; radius: number; checkpoint: () => void };

/** Lines between two looks at whether anybody still wants the picture. */
const CHECKED_LINES = 128;

/** A box blur of a plane of values. */
export function blurred(values: Float32Array, { width, height, radius, checkpoint }: Blur): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    if (y % CHECKED_LINES === 0) checkpoint();
    blurLine(values, across, { from: y * width, step: 1, count: width, radius });
  }
  const made = new Float32Array(values.length);
  for (let x = 0; x < width; x++) {
    if (x % CHECKED_LINES === 0) checkpoint();
    blurLine(across, made, { from: x, step: width, count: height, radius });
  }
  return made;
}

type Line = { from: number; step: number; count: number; radius: number };

function blurLine(source: Float32Array, target: Float32Array, { from, step, count, radius }: Line): void {
  const last = from + (count - 1) * step;
  const scale = 1 / (2 * radius + 1);
  let sum = source[from]! * (radius + 1);
  for (let index = 1; index <= radius; index++) sum += source[Math.min(last, from + index * step)]!;
  for (let index = 0, at = from; index < count; index++, at += step) {
    target[at] = sum * scale;
    sum += source[Math.min(last, at + (radius + 1) * step)]! - source[Math.max(from, at - radius * step)]!;
  }
}
