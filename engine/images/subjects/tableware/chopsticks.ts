import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of chopsticks. */
export const chopsticks: Subject = {
  id: 'chopsticks',
  words: ['chopsticks', 'chopstick', 'pair of chopsticks'],
  heightShare: 0.22,
  width: 60,
  domain: 'table',
  isLong: true,
  isPair: true,
  isMany: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8f3a38';
    for (const [x, tone] of [
      [-9, -0.2],
      [7, 0],
    ] as const)
      brush
        .polygon(
          [
            [x - 6, -98],
            [x + 1, -99],
            [x + 8, -1],
            [x + 5, -1],
          ],
          shade(colour, tone),
        )
        .polygon(
          [
            [x - 6, -98],
            [x + 1, -99],
            [x + 2.6, -76],
            [x - 3.4, -76],
          ],
          '#c8a04a',
        );
  },
};
