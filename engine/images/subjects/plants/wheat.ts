import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A stand of wheat. */
export const wheat: Subject = {
  id: 'wheat',
  words: ['wheat', 'barley', 'grain'],
  heightShare: 0.24,
  width: 120,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (let ear = 0; ear < 26; ear++) {
      const x = -56 + ear * 4.5 + random.range(-2, 2);
      const height = random.range(62, 92);
      const bend = random.range(-6, 8);
      brush
        .curve(
          [
            [x, 0],
            [x + bend * 0.3, -height * 0.6],
            [x + bend, -height],
          ],
          '#b8963f',
          1.2,
        )
        .ellipse(
          [x + bend * 1.1, -height - 5, 2.6, 9],
          shade(wish.colour ?? '#dcb54a', random.range(-0.15, 0.2)),
          bend * 0.03,
        );
    }
  },
};
