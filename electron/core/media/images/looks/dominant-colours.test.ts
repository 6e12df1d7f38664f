import { expect, it } from 'vitest';
import { colourName } from '../../../../../shared/domain/media/colour/colour-name.ts';
import { type Lab, labOfHex } from '../../../../../shared/domain/media/colour/oklab.ts';
import { dominantColours } from './dominant-colours.ts';

const times = (hex: string, count: number): Lab[] => Array.from({ length: count }, () => labOfHex(hex)!);
const namesOf = (colours: readonly Lab[]) =>
  dominantColours(colours).map((colour) => [colourName(colour), Number(colour.share.toFixed(2))]);

it('gives the main colours by their share, the largest first', () => {
  expect(namesOf([...times('#d9352c', 30), ...times('#2f6fd6', 60), ...times('#f0cf2e', 10)])).toEqual([
    ['blue', 0.6],
    ['red', 0.3],
    ['yellow', 0.1],
  ]);
});

it('gives a colour that lies between two names as both, so that either finds it', () => {
  expect(namesOf([...times('#e2e2e2', 60), ...times('#cdcdcd', 40)])).toEqual([
    ['white', 0.6],
    ['grey', 0.4],
  ]);
});

it('leaves a few pixels of another name with the colour that they belong to', () => {
  expect(namesOf([...times('#e2e2e2', 97), ...times('#cdcdcd', 3)])).toEqual([['white', 1]]);
});
