import { clamp } from '../drawing/colour.ts';
import type { Canvas, Context } from '../drawing/canvas.ts';
import type { Random } from '../drawing/random.ts';
import { randomOf } from '../stage/stage.ts';
import { addBloom, addGrain, addPunch, addVignette, blurred, lightnessOf, pixelsOf } from './effects.ts';
import type { Finisher, Finishing } from './finisher.ts';

/** Distance, length and width of strokes, and the edge from which they are made: large ones first. */
const STROKES = [
  [20, 40, 19, -1],
  [11, 24, 10, 1.2],
  [8, 15, 5.6, 3.5],
  [4.6, 8, 2.7, 11],
] as const;

/** Strokes of paint along the edges of what is painted, raised by light from above. */
export const finishOil: Finisher = (canvas, stage, finishing) => {
  addPunch(canvas, stage, 0.5);
  addBloom(canvas, stage, 0.2);
  const { width, height } = canvas;
  const { data } = pixelsOf(canvas);
  const lightness = blurred(lightnessOf(data), {
    width,
    height,
    radius: Math.max(2, Math.round(width / 340)),
    checkpoint: finishing.checkpoint,
  });
  const painting = stage.canvases.create(width, height);
  const context = painting.getContext('2d');
  const random = randomOf(stage, 'oil');
  context.drawImage(canvas, 0, 0);
  context.lineCap = 'round';
  for (const stroke of STROKES)
    paintStrokes(context, { stroke, data, lightness, width, height, random, scale: stage.pixel, finishing });
  raisePaint(painting, finishing);
  addVignette(context, stage.atmosphere.palette.ink, 0.22);
  addGrain(context, stage, { opacity: 0.12 });
  return painting;
};

type Strokes = {
  stroke: (typeof STROKES)[number];
  data: Uint8ClampedArray;
  lightness: Float32Array;
  width: number;
  height: number;
  random: Random;
  scale: number;
  finishing: Finishing;
};

function paintStrokes(context: Context, about: Strokes): void {
  const {
    stroke: [distance, , , leastEdge],
    lightness,
    width,
    height,
    random,
    scale,
  } = about;
  const step = distance * scale;
  for (let row = 0; row < height; row += step) {
    about.finishing.checkpoint();
    for (let column = 0; column < width; column += step) {
      const x = clamp(column + random.range(-0.6, 0.6) * step, 2, width - 3);
      const y = clamp(row + random.range(-0.6, 0.6) * step, 2, height - 3);
      const at = Math.floor(y) * width + Math.floor(x);
      const across = lightness[at + 2]! - lightness[at - 2]!;
      const down = (lightness[at + 2 * width] ?? lightness[at]!) - (lightness[at - 2 * width] ?? lightness[at]!);
      const edge = Math.hypot(across, down);
      if (edge < leastEdge) continue;
      const angle =
        edge > 1.6 ? Math.atan2(across, -down) : 0.12 * Math.sin(x * 0.006) + 0.5 * Math.sin(y * 0.011 + x * 0.004);
      paintStroke(context, about, { x, y, at, angle });
    }
  }
}

function paintStroke(
  context: Context,
  { stroke: [, length, thickness], data, random, scale }: Strokes,
  { x, y, at, angle }: { x: number; y: number; at: number; angle: number },
): void {
  const tone = random.range(-10, 10);
  const half = length * scale * random.range(0.6, 1.2) * 0.5;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bend = random.range(-0.25, 0.25) * half;
  const part = (index: number) => Math.floor(clamp(data[at * 4 + index]! + tone, 0, 255));
  context.strokeStyle = `rgba(${part(0)},${part(1)},${part(2)},0.86)`;
  context.lineWidth = thickness * scale * random.range(0.7, 1.15);
  context.beginPath();
  context.moveTo(x - cos * half, y - sin * half);
  context.quadraticCurveTo(x - sin * bend, y + cos * bend, x + cos * half, y + sin * half);
  context.stroke();
}

function raisePaint(painting: Canvas, { checkpoint }: Finishing): void {
  const { width, height } = painting;
  const image = pixelsOf(painting);
  const lightness = lightnessOf(image.data);
  for (let y = 1; y < height - 1; y++) {
    if (y % 64 === 0) checkpoint();
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const relief =
        clamp((lightness[at]! - lightness[at - width - 1]!) * 0.42, -13, 13) + (((x * 7 + y * 3) & 7) === 0 ? -2 : 0);
      for (let part = 0; part < 3; part++) image.data[at * 4 + part]! += relief;
    }
  }
  painting.getContext('2d').putImageData(image, 0, 0);
}
