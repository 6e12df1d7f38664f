import type { Subject } from '../subject.ts';

/** A battery. */
export const battery: Subject = {
  id: 'battery',
  words: ['battery', 'batteries'],
  heightShare: 0.2,
  width: 46,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f8a5a';
    brush
      .rounded([-7, -99, 14, 9], 2, '#b9c1c8')
      .rounded([-20, -92, 40, 92], 5, '#2b2d36')
      .rounded([-20, -62, 40, 62], 5, colour)
      .polygon('4,-52 -10,-28 -1,-28 -4,-10 10,-36 1,-36', '#f6e27a')
      .faded(0.4, () => brush.rounded([-17, -90, 7, 86], 3, '#ffffff'));
  },
};
