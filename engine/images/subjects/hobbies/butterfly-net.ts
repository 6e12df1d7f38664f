import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A net to catch butterflies with. */
export const butterflyNet: Subject = {
  id: 'butterfly-net',
  words: ['butterfly net', 'fishing net', 'landing net', 'insect net'],
  heightShare: 0.34,
  isLarge: true,
  width: 60,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e6ecdf';
    brush
      .line('-20,0 6,-62', '#a8743f', 3)
      .faded(0.55, () => brush.polygon(smooth('-4,-80 6,-44 28,-36 44,-56 40,-84', 6), colour))
      .placed({ x: 18, y: -82, turn: -0.35 }, () => brush.ring([0, 0, 22], '#8f99a4', 2.4));
    for (const line of ['2,-72 16,-42', '14,-70 28,-42', '28,-72 38,-50', '-2,-66 40,-62', '4,-52 42,-52'])
      brush.faded(0.6, () => brush.line(line, shade(colour, -0.3), 0.8));
  },
};
