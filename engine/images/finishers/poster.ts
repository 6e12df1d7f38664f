import { clamp, mix, type Rgb } from '../drawing/colour.ts';
import { addGrain, pixelsOf } from './effects.ts';
import { colourClusters, nearestTwo } from './colour-clusters.ts';
import type { Finisher } from './finisher.ts';

const INKS = 9;
const PAPER = '#f3e8d0';

/** A print of nine inks on paper with a border. */
export const finishPoster: Finisher = (canvas, stage, { width, height, checkpoint }) => {
  const half = stage.canvases.create(width >> 1, height >> 1);
  const context = half.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, half.width, half.height);
  const image = pixelsOf(half);
  stretchContrast(image.data);
  checkpoint();
  printInks(image.data, stage.scene.seed);
  context.putImageData(image, 0, 0);
  const picture = stage.canvases.create(width, height);
  const target = picture.getContext('2d');
  const margin = 52 * stage.pixel;
  target.fillStyle = PAPER;
  target.fillRect(0, 0, width, height);
  target.save();
  target.beginPath();
  target.roundRect(margin, margin, width - 2 * margin, height - 2 * margin, 5 * stage.pixel);
  target.clip();
  target.imageSmoothingQuality = 'high';
  target.drawImage(half, margin * 0.9, margin * 0.9, width - 1.8 * margin, height - 1.8 * margin);
  target.restore();
  addGrain(target, stage, { opacity: 0.26, scale: 1.3 });
  return picture;
};

function stretchContrast(data: Uint8ClampedArray): void {
  const sample: number[] = [];
  const lightness = (at: number) => 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  for (let at = 0; at < data.length; at += 404) sample.push(lightness(at));
  sample.sort((a, b) => a - b);
  const lowest = sample[Math.floor(sample.length * 0.02)]!;
  const stretch = 205 / Math.max(40, sample[Math.floor(sample.length * 0.98)]! - lowest);
  for (let at = 0; at < data.length; at += 4) {
    const light = lightness(at);
    const stretched = (light - lowest) * stretch + 32;
    for (let part = 0; part < 3; part++) data[at + part] = clamp(stretched + (data[at + part]! - light) * 1.45, 0, 255);
  }
}

function printInks(data: Uint8ClampedArray, seed: number): void {
  const inks = colourClusters(data, INKS, seed)
    .map((ink): Rgb => mix(ink, [248, 232, 200], 0.1))
    .toSorted((a, b) => a[1] - b[1]);
  inks[0] = mix(inks[0]!, [26, 24, 48], 0.5);
  // Colours in steps of eight: a memo instead of nine distances a pixel.
  const memo = new Int16Array(32_768).fill(-1);
  for (let at = 0; at < data.length; at += 4) {
    const key = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
    if (memo[key]! < 0) memo[key] = nearestTwo(inks, [data[at]!, data[at + 1]!, data[at + 2]!])[0];
    data.set(inks[memo[key]!]!, at);
  }
}
