import { createRandom } from './random.ts';

/** Smooth noise along a line, −1 to 1. */
export type LineNoise = { at(x: number): number; fractal(x: number, octaves?: number): number };

const PERIOD = 512;

/** Smooth noise along a line; `fractal` adds finer and finer copies of it. */
export function lineNoise(seed: string | number): LineNoise {
  const random = createRandom(seed);
  const values = Float32Array.from({ length: PERIOD }, () => random.range(-1, 1));
  const at = (x: number) => {
    const whole = Math.floor(x);
    const rest = x - whole;
    const ease = rest * rest * (3 - 2 * rest);
    const from = values[whole & (PERIOD - 1)]!;
    return from + (values[(whole + 1) & (PERIOD - 1)]! - from) * ease;
  };
  return {
    at,
    fractal(x, octaves = 4) {
      let [sum, strength, frequency] = [0, 0.5, 1];
      for (let octave = 0; octave < octaves; octave++) {
        sum += strength * at(x * frequency + octave * 37.3);
        strength *= 0.5;
        frequency *= 2.03;
      }
      return sum;
    },
  };
}

/** Smooth noise over a plane, 0 to 1. */
export function planeNoise(seed: string): (x: number, y: number) => number {
  const random = createRandom(seed);
  const values = Uint8Array.from({ length: 65_536 }, () => random.integer(0, 255));
  const value = (x: number, y: number) => values[((y & 255) << 8) | (x & 255)]!;
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [restX, restY] = [x - column, y - row];
    const easeX = restX * restX * (3 - 2 * restX);
    const easeY = restY * restY * (3 - 2 * restY);
    const top = value(column, row) + (value(column + 1, row) - value(column, row)) * easeX;
    const bottom = value(column, row + 1) + (value(column + 1, row + 1) - value(column, row + 1)) * easeX;
    return (top + (bottom - top) * easeY) / 255;
  };
}
