import type { Subject } from '../subject.ts';

/** A toothbrush. */
export const toothbrush: Subject = {
  id: 'toothbrush',
  words: ['toothbrush'],
  heightShare: 0.2,
  width: 22,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f9ac0';
    brush
      .limb('0,0,4 0,-40,3.4 0,-70,2.4 0,-97,3', colour)
      .rounded([2, -98, 9, 26], 2, '#f4f6f8')
      .line('4,-85 11,-85', '#9ac8e0', 7);
  },
};
