import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Keys on a ring. */
export const keys: Subject = {
  id: 'keys',
  words: ['key', 'bunch of keys', 'set of keys', 'keyring'],
  heightShare: 0.22,
  width: 120,
  domain: 'table',
  isMany: true,
  hasSingle: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d0a03e';
    if (wish.isSingle) drawKey(brush, colour);
    else drawBunch(brush, colour);
  },
};

/** Two of them on their ring. */
function drawBunch(brush: Brush, colour: Colour): void {
  brush.ring([-28, -64, 24], '#8d9096', 6);
  for (const [x, y, tone] of [
    [-8, -40, 0],
    [6, -62, 0.2],
  ] as const) {
    brush.ring([x + 12, y, 13], shade(colour, tone), 8).line(
      [
        [x + 22, y + 6],
        [x + 56, y + 26],
      ],
      shade(colour, tone),
      8,
    );
    for (const share of [0.6, 0.85])
      brush.line(
        [
          [x + 22 + 34 * share, y + 6 + 20 * share],
          [x + 14 + 34 * share, y + 18 + 20 * share],
        ],
        shade(colour, tone - 0.1),
        6,
      );
  }
}

/** One key, upright: its bow above, its bit below. */
function drawKey(brush: Brush, colour: Colour): void {
  brush.placed({ turn: 0.14 }, () =>
    brush
      .line('0,-4 0,-58', colour, 9)
      .rectangle([0, -12, 19, 8], shade(colour, -0.12))
      .rectangle([0, -28, 14, 8], shade(colour, -0.12))
      .ring([0, -77, 17], colour, 10)
      .line('-7,-56 7,-56', shade(colour, 0.24), 5)
      .faded(0.5, () => brush.line('-2,-10 -2,-54', shade(colour, 0.5), 2)),
  );
}
