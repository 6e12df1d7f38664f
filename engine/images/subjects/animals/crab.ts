import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A crab. */
export const crab: Subject = {
  id: 'crab',
  words: ['crab'],
  heightShare: 0.1,
  width: 150,
  domain: 'ground',
  isOnSeabed: false,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d9563a';
    for (const side of [-1, 1]) {
      for (let leg = 0; leg < 3; leg++)
        brush.curve(
          [
            [side * 28, -24 - leg * 4],
            [side * (50 + leg * 6), -36 + leg * 10],
            [side * (58 + leg * 3), 0],
          ],
          shade(colour, -0.2),
          4.4,
        );
      brush
        .limb(
          [
            [side * 32, -40, 6],
            [side * 56, -50, 5],
            [side * 54, -70, 5],
          ],
          colour,
        )
        .blob(
          [
            [side * 44, -70],
            [side * 40, -94],
            [side * 56, -84],
            [side * 66, -96],
            [side * 68, -70],
            [side * 56, -62],
          ],
          shade(colour, 0.06),
        );
    }
    brush.blob('-40,-30 -30,-54 0,-60 30,-54 40,-30 22,-10 -22,-10', colour);
    for (const x of [-12, 12])
      brush
        .line(
          [
            [x, -56],
            [x, -70],
          ],
          colour,
          3,
        )
        .ellipse([x, -72, 4, 4.4], '#f6f0e4')
        .ellipse([x, -72, 2, 2.2], '#17131a');
    brush.curve('-12,-30 0,-25 12,-30', shade(colour, -0.4), 2);
  },
};
