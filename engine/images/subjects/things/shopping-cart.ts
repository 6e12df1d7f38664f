import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A shopping cart. */
export const shoppingCart: Subject = {
  id: 'shopping-cart',
  words: ['shopping cart', 'shopping trolley', 'supermarket cart'],
  heightShare: 0.2,
  width: 100,
  domain: 'ground',
  room: { way: 'open', y: 78, halfWidth: 34 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9aa2aa';
    brush
      .line('-48,-94 -36,-94 -24,-30 36,-30', shade(colour, -0.3), 4)
      .polygon('-34,-84 46,-76 36,-40 -26,-40', shade(colour, 0.3));
    for (const x of [-22, -8, 6, 20, 34])
      brush.line(
        [
          [x, -80],
          [x - 1, -40],
        ],
        shade(colour, -0.4),
        1.4,
      );
    for (const y of [-70, -58, -48])
      brush.line(
        [
          [-32, y],
          [42, y + 3],
        ],
        shade(colour, -0.4),
        1.4,
      );
    brush
      .rounded([-54, -98, 16, 6], 3, '#c8413a')
      .ellipse([-16, -9, 8, 8], '#23252e')
      .ellipse([28, -9, 8, 8], '#23252e');
  },
};
