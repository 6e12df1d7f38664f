import { clamp } from '../drawing/colour.ts';
import { planeNoise } from '../drawing/noise.ts';
import { createRandom } from '../drawing/random.ts';
import { addPunch, blurred, lightnessOf, pixelsOf } from './effects.ts';
import type { Finisher } from './finisher.ts';

const PAPER = [251, 247, 238];
/** Noise is made for every so many pixels. */
const CELL = 4;

/** Washes that run: edges are moved and darkened, pigment pools, and the sheet ends in a torn border. */
export const finishWatercolour: Finisher = (canvas, stage, { checkpoint }) => {
  addPunch(canvas, stage, 0.55);
  const { width, height } = canvas;
  const image = pixelsOf(canvas);
  const { data } = image;
  const scale = 1 / stage.pixel;
  const plain = lightnessOf(data);
  const lightness = blurred(plain, { width, height, radius: Math.max(1, Math.round(2 / scale)), checkpoint });
  const around = blurred(plain, { width, height, radius: Math.max(2, Math.round(9 / scale)), checkpoint });
  const cells = washCells({ width, height, scale, seed: stage.scene.seed });
  const tooth = paperTooth();
  const made = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkpoint();
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / CELL) * cells.columns + Math.floor(x / CELL);
      const fromX = Math.floor(clamp(x + cells.shiftX[cell]! / scale, 0, width - 1));
      const from = Math.floor(clamp(y + cells.shiftY[cell]! / scale, 0, height - 1)) * width + fromX;
      const edge = clamp((around[from]! - lightness[from]!) / 60, -0.25, 0.5);
      const grain = tooth[((y & 255) << 8) | (x & 255)]!;
      const wash = cells.wash[cell]!;
      const rim = wash > 0.02 && wash < 0.98 ? 0.22 : 0;
      const density = clamp(0.86 + (cells.pool[cell]! - 0.5) * 0.5 + edge * 0.9 + grain * 0.075 + rim, 0.25, 1.5);
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) {
        const vivid = 22 + (lightness[from]! + (data[from * 4 + part]! - lightness[from]!) * 1.5) * 0.88;
        made[at + part] = PAPER[part]! - (PAPER[part]! - vivid) * density * wash + grain * 2.4;
      }
      made[at + 3] = 255;
    }
  }
  image.data.set(made);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
};

function washCells({ width, height, scale, seed }: { width: number; height: number; scale: number; seed: number }) {
  const [noise, other] = [planeNoise(`${seed}:wash`), planeNoise(`${seed}:run`)];
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const plane = () => new Float32Array(columns * rows);
  const cells = { columns, shiftX: plane(), shiftY: plane(), pool: plane(), wash: plane() };
  const [right, bottom] = [width * scale, height * scale];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const [u, v] = [column * CELL * scale, row * CELL * scale];
      cells.shiftX[at] = (noise(u / 26, v / 26) - 0.5) * 9 + (noise(u / 90, v / 90) - 0.5) * 14;
      cells.shiftY[at] = (other(u / 26, v / 26) - 0.5) * 9 + (other(u / 90 + 9, v / 90) - 0.5) * 14;
      cells.pool[at] = noise(u / 150 + 40, v / 150) * 0.6 + other(u / 44, v / 44 + 70) * 0.4;
      const inside =
        Math.min(u, v, right - u, bottom - v) +
        (noise(u / 40, v / 40 + 11) - 0.5) * 46 +
        (other(u / 9, v / 9) - 0.5) * 14;
      cells.wash[at] = clamp((inside - 40) / 9);
    }
  }
  return cells;
}

function paperTooth(): Float32Array {
  const random = createRandom(5);
  return Float32Array.from({ length: 65_536 }, () => random.range(-1, 1));
}
