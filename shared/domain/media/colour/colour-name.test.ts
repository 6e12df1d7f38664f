import { expect, it } from 'vitest';
import { COLOURS, colourName, parseColour } from './colour-name.ts';
import { hexOf, labDistance, labOf, labOfHex } from './oklab.ts';

const nameOf = (hex: string) => colourName(labOfHex(hex)!);

it('turns colours into OKLab and back', () => {
  const white = labOf(255, 255, 255);
  expect([white.lightness, white.a, white.b].map((value) => value.toFixed(3).replace('-', ''))).toEqual([
    '1.000',
    '0.000',
    '0.000',
  ]);
  // As Ottosson gives it for pure red.
  const red = labOf(255, 0, 0);
  expect([red.lightness, red.a, red.b].map((value) => value.toFixed(3))).toEqual(['0.628', '0.225', '0.126']);
  for (const hex of ['#000000', '#ffffff', '#0a50c8', '#d9352c', '#7f7f80']) expect(hexOf(labOfHex(hex)!)).toBe(hex);
  expect(labOfHex('#fff')).toEqual(white);
  expect([labOfHex('fff'), labOfHex('#ff'), labOfHex('#gggggg'), labOfHex('')]).toEqual([null, null, null, null]);
  expect(labDistance(labOf(0, 0, 0), white)).toBeCloseTo(1, 3);
});

it('calls each swatch by its own name', () => {
  for (const [name, hex] of Object.entries(COLOURS)) expect([hex, nameOf(hex)]).toEqual([hex, name]);
});

it.each([
  ['red', ['#ff0000', '#dc143c', '#b22222', '#8b0000']],
  ['orange', ['#ffa500', '#ff8c00', '#ff7f50']],
  ['brown', ['#8b4513', '#a0522d', '#654321']],
  ['yellow', ['#ffff00', '#ffd700', '#f0e68c']],
  ['green', ['#008000', '#228b22', '#00ff00', '#2e8b57']],
  ['teal', ['#008080', '#00ffff', '#40e0d0', '#5f9ea0']],
  ['blue', ['#0000ff', '#1e90ff', '#4169e1', '#000080', '#87ceeb']],
  ['purple', ['#800080', '#9370db', '#8a2be2', '#4b0082']],
  ['pink', ['#ff69b4', '#ffc0cb', '#ff1493', '#bc8f8f', '#d8bfd8', '#e6ccd0']],
  ['white', ['#ffffff', '#f5f5f5', '#dfe6ee']],
  ['grey', ['#808080', '#a9a9a9', '#696969', '#d3d3d3']],
  ['black', ['#000000', '#111111', '#0b0d26']],
])('calls %s what CSS calls by such names', (name, colours) => {
  expect(colours.map((hex) => [hex, nameOf(hex)])).toEqual(colours.map((hex) => [hex, name]));
});

it('reads a colour that is searched for', () => {
  expect(['Blue', 'gray', 'violet', '#FF8800', '#f80'].map(parseColour)).toEqual([
    'blue',
    'grey',
    'purple',
    '#ff8800',
    '#f80',
  ]);
  expect(['', 'sea', 'toString', '#12', 'blue-ish'].map(parseColour)).toEqual([null, null, null, null, null]);
});
