/** Red, green, blue, 0 to 255 each; fractions are kept until a colour is written. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** `#rrggbb` or its three parts. */
export type Colour = string | Rgb;

const LIGHTEST: Rgb = [255, 250, 238];
const DARKEST: Rgb = [22, 20, 40];

/** `x` within bounds, 0 and 1 unless given. */
export const clamp = (x: number, lowest = 0, highest = 1): number => Math.min(highest, Math.max(lowest, x));
/** The value at `share` of the way from one to another. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The parts of a colour. */
export function rgb(colour: Colour): Rgb {
  if (typeof colour !== 'string') return colour;
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** A mixture: 0 is the first colour, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Rgb {
  const [a, b, t] = [rgb(from), rgb(to), clamp(share)];
  return [between(a[0], b[0], t), between(a[1], b[1], t), between(a[2], b[2], t)];
}

/** What is left of a colour under light of another. */
export function multiply(colour: Colour, light: Colour): Rgb {
  const [a, b] = [rgb(colour), rgb(light)];
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

/** How light a colour is to the eye, 0 to 1. */
export function luminance(colour: Colour): number {
  const [red, green, blue] = rgb(colour);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Lighter by a positive share, darker by a negative one. */
export const shade = (colour: Colour, share: number): Rgb =>
  share >= 0 ? mix(colour, LIGHTEST, share) : mix(colour, DARKEST, -share);

/** As a canvas takes it. */
export function css(colour: Colour, opacity = 1): string {
  const [red, green, blue] = rgb(colour).map(Math.floor);
  return opacity >= 1 ? `rgb(${red},${green},${blue})` : `rgba(${red},${green},${blue},${opacity})`;
}

/** Hue in degrees and saturation, 0 to 1. */
export function hueOf(colour: Colour): { hue: number; saturation: number } {
  const [red, green, blue] = rgb(colour);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return { hue: 0, saturation: 0 };
  let sixth = (red - green) / range + 4;
  if (most === red) sixth = ((green - blue) / range) % 6;
  else if (most === green) sixth = (blue - red) / range + 2;
  return { hue: (sixth * 60 + 360) % 360, saturation: range / (most + 1) };
}
