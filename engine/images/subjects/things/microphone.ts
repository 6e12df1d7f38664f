import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A studio microphone on a table stand. */
export const microphone: Subject = {
  id: 'microphone',
  words: ['microphone', 'mic', 'studio microphone', 'podcast microphone'],
  heightShare: 0.42,
  width: 62,
  domain: 'table',
  draw(brush, _random, wish) {
    const body = wish.colour ?? '#3a4150';
    const grille = wish.colour ? shade(wish.colour, 0.12) : '#b9bec8';
    brush
      .ellipse([0, -3, 24, 4.5], shade('#2a2e38', -0.1))
      .ellipse([0, -5, 24, 4.5], '#3b404c')
      .rectangle([-1.8, -34, 3.6, 30], '#8b919c')
      .curve('-19,-62 -20,-46 0,-34 20,-46 19,-62', '#8b919c', 2.6)
      .rounded([-13, -64, 26, 26], 6, shade(body, -0.08))
      .rounded([-14, -98, 28, 40], 14, grille)
      .rounded([brush.lightSide > 0 ? -14 : 2, -98, 12, 40], 10, shade(grille, -0.2));
    for (let row = 0; row < 6; row++)
      brush.line(
        [
          [-13, -92 + row * 5.4],
          [13, -92 + row * 5.4],
        ],
        wish.colour ? shade(wish.colour, -0.3) : '#7d8490',
        0.9,
      );
    for (let column = -2; column <= 2; column++)
      brush.line(
        [
          [column * 4.6, -97],
          [column * 4.6, -62],
        ],
        wish.colour ? shade(wish.colour, -0.3) : '#7d8490',
        0.7,
      );
    brush.rectangle([-15, -62, 30, 5], shade(body, 0.14)).ellipse([0, -48, 2.2, 2.2], '#e0574c');
  },
};
