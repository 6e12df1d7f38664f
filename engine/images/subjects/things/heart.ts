import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A heart that hovers. */
export const heart: Subject = {
  id: 'heart',
  words: ['heart', 'love heart'],
  heightShare: 0.22,
  isLarge: true,
  width: 108,
  domain: 'air',
  draw(brush, _random, wish) {
    const red = wish.colour ?? '#d8404f';
    brush
      .blob('0,0 -30,-28 -52,-58 -46,-88 -24,-98 -6,-88 0,-76 6,-88 24,-98 46,-88 52,-58 30,-28', red)
      .blob('-38,-62 -36,-80 -24,-88 -18,-82 -30,-72', shade(red, 0.45));
  },
};
