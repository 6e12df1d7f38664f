import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A bowling pin. */
export const bowlingPin: Subject = {
  id: 'bowling-pin',
  words: ['bowling pin', 'pin', 'skittle', 'ninepin'],
  heightShare: 0.16,
  width: 44,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f1ea';
    brush
      .polygon(
        smooth(
          '-12,0 -20,-22 -17,-40 -9,-60 -8,-74 -11,-86 -7,-97 0,-100 7,-97 11,-86 8,-74 9,-60 17,-40 20,-22 12,0',
          5,
        ),
        colour,
      )
      .faded(0.3, () =>
        brush.polygon(
          smooth('-12,0 -20,-22 -17,-40 -9,-60 -8,-74 -11,-86 -6,-96 -4,-76 -6,-40 -8,-10', 5),
          shade(colour, -0.6),
        ),
      )
      .rectangle([-8.6, -70, 17.2, 4], '#c8322f')
      .rectangle([-9.6, -62, 19.2, 4], '#c8322f');
  },
};
