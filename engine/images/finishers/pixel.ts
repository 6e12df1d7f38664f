import { clamp } from '../drawing/colour.ts';
import { addBloom, addPunch, pixelsOf } from './effects.ts';
import { colourClusters, nearestTwo } from './colour-clusters.ts';
import type { Finisher } from './finisher.ts';

const COLOURS = 28;
/** Thresholds of ordered dithering. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
const DETAIL = 3;

/** Large pixels of 28 colours with ordered dithering. The picture comes three times as fine as its pixels. */
export const finishPixel: Finisher = (canvas, stage, { width, height, checkpoint }) => {
  addPunch(canvas, stage, 0.4);
  addBloom(canvas, stage, 0.16);
  const small = stage.canvases.create(canvas.width / DETAIL, canvas.height / DETAIL);
  const context = small.getContext('2d');
  const image = context.createImageData(small.width, small.height);
  const source = pixelsOf(canvas).data;
  reduce(source, image.data, { from: canvas.width, width: small.width });
  checkpoint();
  dither(image.data, { width: small.width, seed: stage.scene.seed });
  context.putImageData(image, 0, 0);
  const picture = stage.canvases.create(width, height);
  const target = picture.getContext('2d');
  target.imageSmoothingEnabled = false;
  target.drawImage(small, 0, 0, width, height);
  return picture;
};

/** The mean with much of the middle, so that thin lines survive; a little more contrast and colour. */
function reduce(
  source: Uint8ClampedArray,
  target: Uint8ClampedArray,
  { from, width }: { from: number; width: number },
): void {
  for (let pixel = 0; pixel < target.length / 4; pixel++) {
    const [x, y] = [(pixel % width) * DETAIL, Math.floor(pixel / width) * DETAIL];
    const parts = [0, 1, 2].map((part) => {
      let sum = 0;
      for (let index = 0; index < DETAIL * DETAIL; index++)
        sum += source[((y + Math.floor(index / DETAIL)) * from + x + (index % DETAIL)) * 4 + part] ?? 0;
      return (sum / (DETAIL * DETAIL)) * 0.45 + (source[((y + 1) * from + x + 1) * 4 + part] ?? 0) * 0.55;
    });
    const mean = (parts[0]! + parts[1]! + parts[2]!) / 3;
    parts.forEach(
      (part, index) => (target[pixel * 4 + index] = clamp((mean + (part - mean) * 1.28 - 128) * 1.1 + 128, 0, 255)),
    );
    target[pixel * 4 + 3] = 255;
  }
}

function dither(data: Uint8ClampedArray, { width, seed }: { width: number; seed: number }): void {
  const clusters = colourClusters(data, COLOURS, seed);
  for (let pixel = 0; pixel < data.length / 4; pixel++) {
    const [x, y, at] = [pixel % width, Math.floor(pixel / width), pixel * 4];
    const [first, second, near, next] = nearestTwo(clusters, [data[at]!, data[at + 1]!, data[at + 2]!]);
    const share = Math.sqrt(near) / (Math.sqrt(near) + Math.sqrt(next) + 0.01);
    const isClose = Math.abs(clusters[first]![1] - clusters[second]![1]) < 46;
    const usesSecond = isClose && share > 0.3 + (BAYER[(y & 3) * 4 + (x & 3)]! / 16) * 0.24;
    data.set(clusters[usesSecond ? second : first]!, at);
  }
}
