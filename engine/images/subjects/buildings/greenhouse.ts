import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A greenhouse. */
export const greenhouse: Subject = {
  id: 'greenhouse',
  words: ['greenhouse', 'conservatory', 'glasshouse'],
  heightShare: 0.24,
  width: 120,
  domain: 'ground',
  draw(brush, _random, wish) {
    const frame = wish.colour ?? '#eef2ee';
    const glass = wish.colour ? shade(wish.colour, 0.2) : '#bfdcd8';
    brush.faded(0.75, () => brush.polygon('-52,0 -52,-52 0,-92 52,-52 52,0', glass));
    for (let plant = 0; plant < 9; plant++)
      brush.ellipse([-42 + plant * 10.5, -12 - (plant % 3) * 7, 9, 11], shade('#5f8a4a', (plant % 3) * 0.1 - 0.1));
    for (let bar = 0; bar <= 6; bar++) {
      const x = -52 + bar * 17.3;
      brush.line(
        [
          [x, 0],
          [x, -52 - Math.max(0, 40 - Math.abs(x) * 0.77)],
        ],
        frame,
        1.5,
      );
    }
    brush
      .line('-54,-52 0,-93 54,-52', frame, 2.4)
      .line('-52,-52 52,-52', frame, 1.8)
      .line('-52,-26 52,-26', frame, 1.2)
      .line('-52,0 52,0', frame, 2.4);
  },
};
