import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A house for a dog. */
export const dogHouse: Subject = {
  id: 'dog-house',
  words: ['dog house', 'doghouse', 'kennel'],
  heightShare: 0.2,
  width: 96,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8763f';
    brush
      .rectangle([-34, -58, 68, 58], colour)
      .polygon('-46,-54 0,-98 46,-54 36,-54 0,-86 -36,-54', '#a8473f')
      .polygon('-34,-56 0,-88 34,-56', shade(colour, 0.1))
      .blob('-16,0 -17,-26 0,-44 17,-26 16,0', '#2a2026');
    for (const x of [-26, 26])
      brush.line(
        [
          [x, -54],
          [x, -2],
        ],
        shade(colour, -0.3),
        1.2,
      );
  },
};
