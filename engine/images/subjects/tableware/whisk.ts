import type { Subject } from '../subject.ts';

/** A whisk. */
export const whisk: Subject = {
  id: 'whisk',
  words: ['whisk', 'egg whisk', 'egg beater'],
  heightShare: 0.24,
  width: 40,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4a3a38';
    for (const x of [-15, -8, 0, 8, 15])
      brush.curve(
        [
          [0, -46],
          [x, -66],
          [x * 1.05, -86],
          [0, -99],
        ],
        '#b9c1c8',
        1.8,
      );
    brush.rounded([-5, -50, 10, 50], 4, colour);
  },
};
