import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#2f4a7d';

/** A tie. */
export const necktie: Subject = {
  id: 'necktie',
  words: ['necktie', 'tie', 'neck tie', 'striped tie'],
  heightShare: 0.22,
  width: 40,
  domain: 'table',
  wear: {
    place: 'neck',
    draw: (brush, colour) => brush.placed({ y: 20, scale: 0.21 }, () => drawTie(brush, colour ?? USUAL)),
  },
  draw: (brush, _random, wish) => drawTie(brush, wish.colour ?? USUAL),
};

function drawTie(brush: Brush, colour: Colour): void {
  brush
    .polygon('-10,-100 10,-100 6,-82 -6,-82', shade(colour, -0.14))
    .polygon('-6,-82 6,-82 19,-18 0,0 -19,-18', colour)
    .faded(0.5, () => {
      for (const y of [-66, -48, -30])
        brush.polygon(`-9,${y} 10,${y - 12} 11,${y - 6} -10,${y + 6}`, shade(colour, 0.5));
    });
}
