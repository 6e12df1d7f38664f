import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Bamboo. */
export const bamboo: Subject = {
  id: 'bamboo',
  words: ['bamboo'],
  heightShare: 0.5,
  width: 60,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#7a9a4a';
    for (let stem = 0; stem < 6; stem++) {
      const x = -24 + stem * 9.4 + random.range(-2, 2);
      const height = random.range(72, 100);
      brush.line(
        [
          [x, 0],
          [x + random.range(-3, 3), -height],
        ],
        shade(colour, stem % 2 ? -0.1 : 0.06),
        2.6,
      );
      for (let node = 1; node < 7; node++)
        brush.line(
          [
            [x - 1.6, (-node * height) / 7],
            [x + 1.6, (-node * height) / 7],
          ],
          shade(colour, -0.36),
          0.9,
        );
      for (let leaf = 0; leaf < 7; leaf++)
        brush.placed(
          { x, y: -height * random.range(0.5, 1), turn: random.range(-0.9, 0.9), mirrored: random.chance(0.5) },
          () => brush.blob('0,0 6,-2.4 14,1 6,1.6', shade('#5f8a44', random.range(-0.2, 0.2))),
        );
    }
  },
};
