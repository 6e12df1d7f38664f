import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A pair of shoes with high heels. */
export const highHeels: Subject = {
  id: 'high-heels',
  words: ['high heel', 'heel', 'stiletto', 'pump shoe', 'dress shoe', 'glass slipper'],
  heightShare: 0.18,
  width: 130,
  domain: 'table',
  isMany: true,
  isPair: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8323f';
    for (const [x, y, tone] of [
      [-16, -12, -0.2],
      [8, 0, 0],
    ] as const)
      brush.placed({ x, y }, () =>
        brush
          .polygon(smooth('-40,-80 -38,-50 -34,0 -30,0 -30,-40 -24,-58', 4), shade(colour, tone - 0.2))
          .polygon(
            smooth('-44,-86 -36,-92 -14,-66 16,-34 46,-22 56,-8 48,0 14,-2 -8,-24 -26,-56 -42,-66 -44,-86', 5),
            shade(colour, tone),
          )
          .polygon(
            smooth('-38,-86 -20,-62 10,-34 34,-24 10,-26 -16,-50 -38,-72 -38,-86', 4),
            shade(colour, tone - 0.42),
          )
          .line('50,-1 14,-2 -4,-20', shade(colour, -0.5), 2),
      );
  },
};
