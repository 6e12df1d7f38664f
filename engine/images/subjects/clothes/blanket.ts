import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A folded blanket. */
export const blanket: Subject = {
  id: 'blanket',
  words: [
    'blanket',
    'towel',
    'quilt',
    'folded blanket',
    'picnic blanket',
    'plaid',
    'tablecloth',
    'bath towel',
    'fabric',
  ],
  heightShare: 0.14,
  width: 180,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#5f86a8';
    for (const [y, tone] of [
      [-30, -0.2],
      [-58, -0.06],
      [-88, 0.08],
    ] as const) {
      brush.rounded([-84, y, 168, 30], 14, shade(colour, tone));
      brush.faded(0.6, () => {
        for (const x of [-62, -14, 34]) brush.rectangle([x, y + 1, 12, 28], shade(colour, tone + 0.4));
        brush.rectangle([-80, y + 11, 160, 6], shade(colour, tone - 0.3));
      });
      brush.faded(0.4, () => brush.ellipse([brush.lightSide > 0 ? -76 : 76, y + 15, 9, 13], shade(colour, tone - 0.5)));
    }
  },
};
