import type { Subject } from '../subject.ts';

/** A wheelchair. */
export const wheelchair: Subject = {
  id: 'wheelchair',
  words: ['wheelchair'],
  heightShare: 0.2,
  width: 90,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f5f8a';
    brush
      .line('-26,-92 -18,-46 24,-46 30,-10 42,-10', '#5a6068', 4)
      .rounded([-20, -54, 44, 10], 4, colour)
      .polygon('-26,-90 -16,-90 -12,-52 -22,-50', colour)
      .line('-34,-92 -24,-92', '#23252e', 5)
      .ring([-8, -32, 30], '#23252e', 4)
      .ring([-8, -32, 25], '#9aa2aa', 1.6)
      .ring([34, -9, 8], '#23252e', 4);
  },
};
