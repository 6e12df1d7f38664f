import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Ivy on a trellis. */
export const vine: Subject = {
  id: 'vine',
  words: ['vine', 'ivy', 'grapevine', 'trellis'],
  heightShare: 0.34,
  width: 70,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    for (const x of [-26, 0, 26])
      brush.line(
        [
          [x, 0],
          [x, -98],
        ],
        '#8a6a4a',
        2,
      );
    for (const y of [-24, -50, -76])
      brush.line(
        [
          [-30, y],
          [30, y],
        ],
        '#8a6a4a',
        1.6,
      );
    for (let leaf = 0; leaf < 70; leaf++)
      brush.ellipse(
        [random.range(-30, 30), -random.range(4, 98), 4.4, 3.4],
        shade(wish.colour ?? '#4f7f48', random.range(-0.25, 0.22)),
        random.range(-1, 1),
      );
    for (let flower = 0; flower < 12; flower++)
      brush.ellipse([random.range(-28, 28), -random.range(10, 96), 3, 3], '#e892ab');
  },
};
