import type { ColourName } from '../../../shared/domain/media/colour/colour-name.ts';

/** The hue in HSV at which each name ends, degrees. */
const HUE_ENDS: readonly (readonly [ColourName, number])[] = [
  ['red', 15],
  ['orange', 42],
  ['yellow', 68],
  ['green', 160],
  ['teal', 195],
  ['blue', 250],
  ['purple', 300],
  ['pink', 345],
  ['red', 361],
];

/** What share of some pixels (RGBA) each colour has, by hue, saturation and value. */
export function namedByHue(pixels: ArrayLike<number>): ReadonlyMap<ColourName, number> {
  const counts = new Map<ColourName, number>();
  const count = pixels.length / 4;
  for (let index = 0; index < count; index++) {
    const name = nameOf(pixels[index * 4]!, pixels[index * 4 + 1]!, pixels[index * 4 + 2]!);
    counts.set(name, (counts.get(name) ?? 0) + 1 / count);
  }
  return counts;
}

function nameOf(red: number, green: number, blue: number): ColourName {
  const value = Math.max(red, green, blue);
  const spread = value - Math.min(red, green, blue);
  const saturation = value === 0 ? 0 : spread / value;
  if (value < 45) return 'black';
  if (saturation < 0.12) return value > 225 ? 'white' : value < 60 ? 'black' : 'grey';
  const sector =
    value === red
      ? ((green - blue) / spread + 6) % 6
      : value === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const hue = sector * 60;
  const name = HUE_ENDS.find(([, end]) => hue < end)?.[0] ?? 'red';
  if ((name === 'orange' || name === 'red') && value < 150 && saturation < 0.85) return 'brown';
  return name === 'red' && saturation < 0.45 && value > 190 ? 'pink' : name;
}
