import { describe, expect, it } from 'vitest';
import { luminance } from '../../drawing/colour.ts';
import { HOURS } from '../scene.ts';
import { PALETTES, palettesOf } from './palettes.ts';

describe.each(Object.entries(PALETTES))('the palette %s', (_id, palette) => {
  it('sets subjects off from the haze, and silhouettes from the sky', () => {
    expect(Math.abs(luminance(palette.ink) - luminance(palette.haze))).toBeGreaterThan(0.1);
    // The sea and space have no horizon that a silhouette could stand before.
    if (palette.hour !== 'underwater' && palette.hour !== 'space') {
      expect(Math.abs(luminance(palette.ink) - luminance(palette.sky[3]))).toBeGreaterThan(0.1);
    }
    expect(luminance(palette.light)).toBeGreaterThan(luminance(palette.haze));
  });
});

it('has a palette for each hour', () => {
  for (const hour of HOURS) expect(palettesOf(hour), hour).not.toEqual([]);
});

it('is darker at night than by day', () => {
  const mean = (id: string) => PALETTES[id]!.sky.reduce((sum, colour) => sum + luminance(colour), 0) / 4;
  const brightest = (hours: readonly (typeof HOURS)[number][]) => hours.flatMap((hour) => palettesOf(hour)).map(mean);
  expect(Math.max(...brightest(['night']))).toBeLessThan(Math.min(...brightest(['day', 'golden', 'dawn', 'winter'])));
});
