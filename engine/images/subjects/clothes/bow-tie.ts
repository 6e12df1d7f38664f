import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#a8233a';

/** A bow tie. */
export const bowTie: Subject = {
  id: 'bow-tie',
  words: ['bow tie', 'bowtie', 'ribbon'],
  heightShare: 0.1,
  width: 200,
  domain: 'table',
  wear: {
    place: 'neck',
    draw: (brush, colour) => brush.placed({ y: 3, scale: 0.075 }, () => drawBow(brush, colour ?? USUAL)),
  },
  draw: (brush, _random, wish) => brush.placed({ y: -50 }, () => drawBow(brush, wish.colour ?? USUAL)),
};

function drawBow(brush: Brush, colour: Colour): void {
  for (const side of [-1, 1])
    brush.placed({ mirrored: side < 0 }, () =>
      brush
        .blob('10,-14 60,-48 96,-44 100,0 96,44 60,48 10,14', colour)
        .faded(0.5, () => brush.blob('12,-6 56,-14 84,0 56,14 12,6', shade(colour, -0.4)))
        .faded(0.4, () => brush.blob('30,-26 64,-44 88,-40 70,-30', shade(colour, 0.4))),
    );
  brush.rounded([-17, -22, 34, 44], 10, shade(colour, -0.16));
}
