import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** The mouth of a cave. */
export const cave: Subject = {
  id: 'cave',
  words: ['cave', 'cavern', 'grotto', 'tunnel'],
  heightShare: 0.4,
  width: 150,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7f7a76';
    brush
      .blob('-72,0 -70,-46 -46,-84 -8,-99 34,-92 62,-58 72,0', colour)
      .blob('-34,0 -34,-36 -16,-62 10,-64 30,-40 34,0', '#1d1a22')
      .polygon('-46,-82 -8,-97 -12,-72 -36,-52 -50,-50', shade(colour, 0.2))
      .polygon('34,-90 60,-58 68,-10 44,-8 40,-48', shade(colour, -0.22));
  },
};
