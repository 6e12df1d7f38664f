import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A lipstick. */
export const lipstick: Subject = {
  id: 'lipstick',
  words: ['lipstick', 'lip balm'],
  heightShare: 0.2,
  width: 34,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8323f';
    brush
      .rounded([-13, -44, 26, 44], 2, '#2a2830')
      .rounded([-11, -62, 22, 19], 1.5, '#d9b46a')
      .polygon('-9,-60 9,-60 9,-92 -2,-98 -9,-82', colour)
      .polygon('-9,-82 -2,-98 9,-92 2,-80', shade(colour, 0.28))
      .faded(0.5, () => brush.rectangle([-9, -42, 4, 40], '#ffffff'));
  },
};
