import { clamp, css, type Colour } from '../drawing/colour.ts';
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

/** A box blur of a plane of values. */
export function blurred(
  values: Float32Array,
  { width, height, radius }: { width: number; height: number; radius: number },
): Float32Array {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y++) blurLine(values, across, { from: y * width, step: 1, count: width, radius });
  const made = new Float32Array(values.length);
  for (let x = 0; x < width; x++) blurLine(across, made, { from: x, step: width, count: height, radius });
  return made;
}

function blurLine(
  source: Float32Array,
  target: Float32Array,
  { from, step, count, radius }: { from: number; step: number; count: number; radius: number },
): void {
  const at = (index: number) => source[from + clamp(index, 0, count - 1) * step]!;
  let sum = 0;
  for (let index = -radius; index <= radius; index++) sum += at(index);
  for (let index = 0; index < count; index++) {
    target[from + index * step] = sum / (2 * radius + 1);
    sum += at(index + radius + 1) - at(index - radius);
  }
}
