import { type Lab, labOfHex } from './oklab.ts';

/** The colours that images are found by, in the order in which they are offered, each with how a swatch of it looks. */
export const COLOURS = {
  red: '#d9352c',
  orange: '#ee8a1f',
  brown: '#7d4a26',
  yellow: '#f0cf2e',
  green: '#3f9a43',
  teal: '#1d9fa3',
  blue: '#2f6fd6',
  purple: '#8145b5',
  pink: '#ec7fae',
  white: '#f7f7f5',
  grey: '#8d8d8d',
  black: '#161616',
} as const;

/** Name of a colour, see COLOURS. */
export type ColourName = keyof typeof COLOURS;

/** Names in the order in which they are offered. */
export const COLOUR_NAMES = Object.keys(COLOURS) as ColourName[];

const isColourName = (text: string): text is ColourName => Object.hasOwn(COLOURS, text);

/** What else people call them. */
const ALIASES: Readonly<Record<string, ColourName>> = {
  gray: 'grey',
  violet: 'purple',
  cyan: 'teal',
  turquoise: 'teal',
};

/** Without this much chroma nothing looks coloured; of dark and of very light colours less is seen. */
const LEAST_CHROMA = 0.035;
const LEAST_CHROMA_OF_DARK = 0.05;
const DARK = 0.28;

/** The hue at which each name ends, degrees, in the order of hues. */
const HUE_ENDS: readonly (readonly [ColourName, number])[] = [
  ['pink', 8],
  ['red', 40],
  ['orange', 80],
  ['yellow', 116],
  ['green', 168],
  ['teal', 222],
  ['blue', 288],
  ['purple', 336],
  ['pink', 361],
];

/** What people call a colour. The borders were set by the names of CSS, see the test. */
export function colourName(colour: Lab): ColourName {
  const { lightness, a, b } = colour;
  const chroma = Math.hypot(a, b);
  if (chroma < (lightness < DARK ? LEAST_CHROMA_OF_DARK : LEAST_CHROMA)) {
    if (lightness < 0.32) return 'black';
    return lightness > 0.9 ? 'white' : 'grey';
  }
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const name = HUE_ENDS.find(([, end]) => hue < end)?.[0] ?? 'pink';
  return nuance(name, { lightness, chroma, hue });
}

/** Dark orange is brown, light red is pink, and light purple with much red too. */
function nuance(name: ColourName, { lightness, chroma, hue }: { lightness: number; chroma: number; hue: number }) {
  if ((name === 'orange' || name === 'yellow') && lightness < 0.6 && chroma < 0.15 && hue < 100) return 'brown';
  if (name === 'red' && lightness < 0.5 && chroma < 0.1) return 'brown';
  if (name === 'red' && lightness > 0.75) return 'pink';
  if (name === 'pink' && lightness < 0.6 && chroma > 0.1) return hue < 180 ? 'red' : 'purple';
  return name;
}

/** A colour that is searched for: by its name, or `#rrggbb`. Null for what is neither. */
export function parseColour(text: string): ColourName | `#${string}` | null {
  const lower = text.toLowerCase();
  const name = ALIASES[lower] ?? lower;
  if (isColourName(name)) return name;
  return labOfHex(lower) === null ? null : (lower as `#${string}`);
}
