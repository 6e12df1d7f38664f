import type { Subject } from '../subject.ts';

/** A swing on a bough. */
export const swing: Subject = {
  id: 'swing',
  words: ['swing'],
  heightShare: 0.36,
  isLarge: true,
  width: 70,
  domain: 'ground',
  draw(brush, _random, wish) {
    const frame = wish.colour ?? '#5e4336';
    brush
      .limb('-30,2,4 -30,-60,3 -24,-96,2', frame)
      .limb('30,2,4 30,-60,3 24,-96,2', frame)
      .line('-34,-94 34,-94', frame, 4)
      .line('-12,-93 -16,-28', '#d9cbb0', 1)
      .line('10,-93 8,-28', '#d9cbb0', 1)
      .rectangle([-20, -29, 32, 4], wish.colour ?? '#b8443a');
  },
};
