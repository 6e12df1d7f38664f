import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A fireplace with a fire. */
export const fireplace: Subject = {
  id: 'fireplace',
  words: ['fireplace', 'hearth'],
  heightShare: 0.34,
  width: 110,
  domain: 'ground',
  isIndoors: true,
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#a8604a';
    brush.rectangle([-48, -92, 96, 92], colour);
    for (let row = 0; row < 9; row++)
      for (let brick = -3; brick <= 3; brick++)
        brush.faded(0.5, () =>
          brush.rectangle(
            [brick * 15 - (row % 2) * 7, -90 + row * 10, 13.4, 8.6],
            shade(colour, random.range(-0.16, 0.1)),
          ),
        );
    brush.rectangle([-56, -100, 112, 9], '#6a4632').polygon(smooth('-30,0 -30,-46 0,-62 30,-46 30,0', 6), '#241a1c');
    for (const [size, flame] of [
      [1, '#e8562a'],
      [0.7, '#f59a3a'],
      [0.4, '#ffe08a'],
    ] as const)
      brush.blob(
        [
          [-18 * size, -4],
          [-20 * size, -22 * size],
          [-6 * size, -28 * size],
          [0, -46 * size],
          [8 * size, -28 * size],
          [18 * size, -20 * size],
          [16 * size, -4],
        ],
        flame,
      );
    brush.limb('-20,-3,3 20,-5,3', '#5a4033').glow([0, -20, 110], '#ffa850', 0.8);
  },
};
