import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bowl of salad. */
export const salad: Subject = {
  id: 'salad',
  words: ['salad', 'green salad', 'caesar salad', 'lettuce bowl'],
  heightShare: 0.16,
  width: 130,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efe8dc';
    for (const [x, y, turn] of [
      [-38, -56, -0.9],
      [-18, -70, -0.4],
      [6, -74, 0.1],
      [28, -66, 0.5],
      [42, -54, 1],
      [-6, -58, 0.2],
      [18, -58, -0.5],
    ] as const)
      brush.placed({ x, y, turn }, () =>
        brush.blob('0,16 -15,4 -12,-16 0,-24 12,-16 15,4', x % 4 ? '#6fae4f' : '#4f9a45'),
      );
    brush
      .ellipse([-22, -62, 9, 9], '#d6402e')
      .ellipse([22, -64, 9, 9], '#d6402e')
      .ellipse([2, -66, 8, 5], '#f0d890')
      .blob('-60,-54 60,-54 48,-16 26,0 -26,0 -48,-16', colour)
      .faded(0.5, () => brush.blob('-56,-48 -30,-48 -28,-8 -46,-18', shade(colour, -0.2)));
  },
};
