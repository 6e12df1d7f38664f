import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#3f7fae';

/** A backpack. */
export const backpack: Subject = {
  id: 'backpack',
  words: ['backpack', 'rucksack', 'school bag', 'satchel'],
  heightShare: 0.24,
  width: 84,
  domain: 'ground',
  wear: { place: 'back', usual: USUAL, draw: (brush, colour) => drawBackpack(brush, colour ?? USUAL) },
  draw: (brush, _random, wish) => drawBackpack(brush, wish.colour ?? USUAL),
};

function drawBackpack(brush: Brush, colour: Colour): void {
  brush
    .curve('-12,-92 -10,-104 10,-104 12,-92', shade(colour, -0.4), 5)
    .blob('-38,-2 -40,-60 -28,-94 28,-94 40,-60 38,-2', colour)
    .rounded([-28, -46, 56, 38], 7, shade(colour, -0.2))
    .rectangle([-28, -36, 56, 3], shade(colour, -0.45))
    .blob('-34,-66 -26,-92 26,-92 34,-66 0,-58', shade(colour, 0.18))
    .rectangle([-4, -64, 8, 12], '#e0c070');
}
