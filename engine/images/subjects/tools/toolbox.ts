import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A box for tools. */
export const toolbox: Subject = {
  id: 'toolbox',
  words: ['toolbox', 'tool box', 'tool chest'],
  heightShare: 0.2,
  width: 150,
  domain: 'ground',
  room: { way: 'open', y: 66, halfWidth: 56 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c8352f';
    brush
      .curve('-26,-72 -24,-96 24,-96 26,-72', '#33363e', 7)
      .block([-70, -58, 140, 58], colour, 0.26)
      .polygon('-70,-58 -56,-74 56,-74 70,-58', shade(colour, 0.16))
      .rectangle([-70, -46, 140, 5], shade(colour, -0.35))
      .rounded([-40, -52, 14, 16], 3, '#d6d2c8')
      .rounded([26, -52, 14, 16], 3, '#d6d2c8')
      .faded(0.35, () => brush.rectangle([-62, -36, 124, 4], shade(colour, 0.5)));
  },
};
