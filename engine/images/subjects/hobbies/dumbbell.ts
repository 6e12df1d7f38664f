import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A dumbbell. */
export const dumbbell: Subject = {
  id: 'dumbbell',
  words: ['dumbbell', 'barbell', 'kettlebell', 'weight lifting bar', 'weights'],
  heightShare: 0.12,
  width: 190,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a4a5c';
    brush.rectangle([-50, -56, 100, 14], '#c3cad2').faded(0.6, () => brush.rectangle([-50, -54, 100, 4], '#ffffff'));
    for (const side of [-1, 1])
      brush
        .rounded([side * 62 - 14, -92, 28, 86], 8, colour)
        .rounded([side * 84 - 9, -80, 18, 62], 6, shade(colour, -0.24))
        .faded(0.5, () => brush.rounded([side * 62 - 9, -86, 7, 70], 3, shade(colour, 0.5)));
  },
};
