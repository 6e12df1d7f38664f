import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A speech bubble. */
export const speechBubble: Subject = {
  id: 'speech-bubble',
  words: ['speech bubble', 'chat bubble', 'message bubble', 'thought bubble'],
  heightShare: 0.22,
  width: 120,
  domain: 'air',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f6f6f2';
    brush
      .blob('-30,-26 -36,-2 -8,-24', shade(colour, -0.04))
      .rounded([-58, -98, 116, 76], 30, shade(colour, -0.24))
      .rounded([-57, -97, 114, 73], 29, colour);
    for (const x of [-26, 0, 26]) brush.ellipse([x, -60, 6.4, 6.4], '#7f8894');
  },
};
