import { clamp } from '../drawing/colour.ts';
import { planeNoise } from '../drawing/noise.ts';
import { createRandom } from '../drawing/random.ts';
import { addPunch, blurred, lightnessOf, pixelsOf } from './effects.ts';
import type { Finisher } from './finisher.ts';

/** Direction and distance of the hatches, and the lightness below which they are drawn. */
const HATCHES = [
  {
    x: 0.72,
    y: 0.7,
    distance: 5.2,
    below: 0.86,
    ink: 0.26,
    wide: (light: number) => clamp((0.9 - light) * 1.15, 0.12, 0.9),
  },
  {
    x: 0.78,
    y: -0.62,
    distance: 5.6,
    below: 0.56,
    ink: 0.27,
    wide: (light: number) => clamp((0.62 - light) * 1.6, 0.1, 0.9),
  },
  {
    x: 0.05,
    y: 1,
    distance: 4.6,
    below: 0.32,
    ink: 0.3,
    wide: (light: number) => clamp((0.38 - light) * 2.6, 0.1, 0.95),
  },
] as const;

/** Three layers of hatching and outlines on toothed paper. */
export const finishPencil: Finisher = (canvas, stage, { checkpoint }) => {
  addPunch(canvas, stage, 0.6);
  const { width, height } = canvas;
  const image = pixelsOf(canvas);
  const lightness = blurred(lightnessOf(image.data), { width, height, radius: 1, checkpoint });
  const around = blurred(lightness, { width, height, radius: Math.max(1, Math.round(width / 300)), checkpoint });
  const { lowest, range } = rangeOf(lightness);
  const waver = planeNoise(`${stage.scene.seed}:pencil`);
  const random = createRandom(4);
  const tooth = Float32Array.from({ length: 65_536 }, () => random.next());
  const scale = 1 / stage.pixel;
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) checkpoint();
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = clamp((lightness[at]! - lowest) / range);
      const grain = tooth[((y & 255) << 8) | (x & 255)]!;
      const paper = 0.55 + 0.45 * grain;
      const [u, v] = [x * scale, y * scale];
      const sway = waver(u / 60, v / 60) * 9;
      let tone = 1 - (1 - light) * 0.34 * paper - clamp((around[at]! - lightness[at]! - 2) / 15) * 0.8 * paper;
      for (const hatch of HATCHES) {
        if (light >= hatch.below) continue;
        const across = ((((u * hatch.x + v * hatch.y + sway) / hatch.distance) % 1) + 1) % 1;
        if (Math.abs(across - 0.5) * 2 < hatch.wide(light)) tone -= hatch.ink * paper;
      }
      tone = clamp(tone - (grain - 0.5) * 0.045, 0.1, 1);
      image.data[at * 4] = 44 + 205 * tone;
      image.data[at * 4 + 1] = 42 + 202 * tone;
      image.data[at * 4 + 2] = 48 + 186 * tone;
    }
  }
  const context = canvas.getContext('2d');
  context.putImageData(image, 0, 0);
  context.strokeStyle = '#f7f2e6';
  context.lineWidth = 68 * stage.pixel;
  context.strokeRect(0, 0, width, height);
  return canvas;
};

function rangeOf(lightness: Float32Array): { lowest: number; range: number } {
  const sample = lightness.filter((_, index) => index % 97 === 0).sort();
  const lowest = sample[Math.floor(sample.length * 0.03)]!;
  return { lowest, range: sample[Math.floor(sample.length * 0.93)]! - lowest + 1 };
}
