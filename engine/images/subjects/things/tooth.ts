import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tooth. */
export const tooth: Subject = {
  id: 'tooth',
  words: ['tooth', 'teeth', 'molar'],
  heightShare: 0.2,
  width: 76,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f6f4ee';
    brush
      .blob(
        '-34,-60 -34,-88 -14,-98 0,-92 14,-98 34,-88 34,-60 24,-36 20,-2 12,-2 6,-32 -6,-32 -12,-2 -20,-2 -24,-36',
        colour,
      )
      .faded(0.4, () => brush.blob('-30,-62 -30,-86 -16,-92 -20,-66 -18,-30', shade(colour, -0.34)));
  },
};
