import { describe, expect, it } from 'vitest';
import { lineNoise } from '../../images/drawing/noise.ts';
import { motionBetween, type MeasuredFrame } from './motion-between.ts';

const [width, height] = [320, 192];

/** A frame whose lightness at a place is given, from 0 to 1. */
function frameOf(lightness: (x: number, y: number) => number): MeasuredFrame {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.fill(Math.round(lightness(x, y) * 255), (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { pixels, width, height };
}

const noises = Array.from({ length: 40 }, (_, row) => lineNoise(`motion ${row}`));
/** Blotches that are nowhere alike and have no direction of their own. */
function blotches(x: number, y: number): number {
  const row = Math.min(noises.length - 2, Math.max(0, y / 8 + 2));
  const [above, share] = [Math.floor(row), row - Math.floor(row)];
  const at = (index: number) => noises[index]!.fractal(x / 14 + 9, 2);
  return Math.min(1, Math.max(0, 0.5 + 0.7 * (at(above) * (1 - share) + at(above + 1) * share)));
}

/** What a zoom by a share shows of it. */
const zoomed = (seen: (x: number, y: number) => number, share: number) =>
  frameOf((x, y) => seen(width / 2 + (x - width / 2) / (1 + share), height / 2 + (y - height / 2) / (1 + share)));

describe('motionBetween', () => {
  it('finds how far all of it moved', () => {
    const motion = motionBetween(
      frameOf(blotches),
      frameOf((x, y) => blotches(x - 6, y + 4)),
    );
    expect([motion.x, motion.y]).toEqual([6, -4]);
    expect(motion.growth).toBeCloseTo(0, 3);
  });

  it('finds growth where boards along the picture say nothing of the way to the side', () => {
    const room = (x: number, y: number) =>
      y > height * 0.55 || x < width * 0.4 ? 0.5 + 0.4 * Math.sin(y * 0.5) : blotches(x, y);
    for (const share of [0.03, 0.06, -0.05]) {
      const { growth } = motionBetween(zoomed(room, 0), zoomed(room, share), 10);
      expect(growth / share).toBeGreaterThan(0.7);
      expect(growth / share).toBeLessThan(1.4);
    }
  });

  it('finds no motion where nothing can be followed', () => {
    expect(
      motionBetween(
        frameOf(() => 0.5),
        frameOf(() => 0.5),
      ),
    ).toMatchObject({ x: 0, y: 0, growth: 0, blocks: 0 });
  });
});
