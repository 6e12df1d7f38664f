import type { Subject } from '../subject.ts';

/** A stethoscope. */
export const stethoscope: Subject = {
  id: 'stethoscope',
  words: ['stethoscope'],
  heightShare: 0.24,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#33537a';
    brush
      .curve('-26,-98 -28,-70 -8,-52 0,-44', '#aeb7c0', 4)
      .curve('26,-98 28,-70 8,-52 0,-44', '#aeb7c0', 4)
      .ellipse([-26, -98, 4, 4], '#33363e')
      .ellipse([26, -98, 4, 4], '#33363e')
      .curve('0,-46 -4,-14 -30,-4 -36,-24 -20,-30', colour, 6)
      .curve('0,-46 4,-20 18,-14', colour, 6)
      .ellipse([26, -13, 13, 13], '#8f99a4')
      .ellipse([26, -13, 8, 8], '#dfe5ea');
  },
};
