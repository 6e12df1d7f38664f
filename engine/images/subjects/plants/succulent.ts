import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A succulent in a small pot. */
export const succulent: Subject = {
  id: 'succulent',
  words: ['succulent', 'aloe', 'aloe vera', 'echeveria', 'succulent plant', 'potted succulent'],
  heightShare: 0.16,
  width: 96,
  domain: 'table',
  draw(brush, _random, wish) {
    const leaf = wish.colour ?? '#7fae86';
    const rows = [
      [1.25, 40, 0.02],
      [0.85, 44, -0.1],
      [0.5, 44, 0.1],
      [0.2, 40, 0.22],
    ] as const;
    for (const [spread, long, tone] of rows)
      for (const side of [-1, 1])
        brush.placed({ x: side * 3, y: -46, turn: side * spread }, () =>
          brush
            .blob(
              `-8,2 -11,${-long * 0.5} 0,${-long - 8} 11,${-long * 0.5} 8,2`,
              shade(leaf, tone + side * brush.lightSide * 0.06),
            )
            .faded(0.5, () => brush.line(`0,-4 0,${-long}`, shade(leaf, 0.4), 1.6))
            .ellipse([0, -long - 5, 2, 3], '#d08a94'),
        );
    brush
      .polygon('-34,-46 34,-46 26,0 -26,0', '#c4714a')
      .rounded([-38, -52, 76, 12], 4, '#d08058')
      .faded(0.3, () => brush.rectangle([brush.lightSide > 0 ? -34 : 14, -40, 20, 40], '#5a2c1c'));
  },
};
