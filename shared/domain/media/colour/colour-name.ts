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
const LEAST_CHROMA_OF_ROSE = 0.028;
/** Snow in the shade is white still; “light grey” of CSS is grey. */
const LEAST_WHITE = 0.87;
/** The sky at night is called black before it has no colour at all. */
const NIGHT = { lightness: 0.2, chroma: 0.07 };

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
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (chroma < (lightness < DARK ? LEAST_CHROMA_OF_DARK : LEAST_CHROMA)) {
    if (lightness < 0.32) return 'black';
    // Of a pale rose more is seen than of any other pale colour.
    if (lightness > 0.75 && chroma > LEAST_CHROMA_OF_ROSE && (hue < 30 || hue > 330)) return 'pink';
    return lightness > LEAST_WHITE ? 'white' : 'grey';
  }
  const name = HUE_ENDS.find(([, end]) => hue < end)?.[0] ?? 'pink';
  return nuance(name, { lightness, chroma, hue });
}

/** Dark orange is brown, light or dusty red is pink, and light purple with much red too. */
function nuance(name: ColourName, { lightness, chroma, hue }: { lightness: number; chroma: number; hue: number }) {
  if ((name === 'orange' || name === 'yellow') && lightness < 0.6 && chroma < 0.15 && hue < 100) return 'brown';
  if (name === 'red' && lightness < 0.5 && chroma < 0.1) return 'brown';
  if (name === 'red' && (lightness > 0.75 || (lightness > 0.6 && chroma < 0.1))) return 'pink';
  if (name === 'purple' && lightness > 0.6 && chroma < 0.12 && hue > 318) return 'pink';
  if ((name === 'blue' || name === 'purple') && lightness < NIGHT.lightness && chroma < NIGHT.chroma) return 'black';
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
