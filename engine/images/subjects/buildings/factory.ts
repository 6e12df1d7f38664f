import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A factory with chimneys. */
export const factory: Subject = {
  id: 'factory',
  words: ['factory', 'power plant', 'plant building', 'refinery', 'warehouse', 'industrial building'],
  heightShare: 0.36,
  width: 150,
  domain: 'ground',
  topShare: 1.4,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#a0675a';
    for (const [x, high] of [
      [-50, 90],
      [-26, 78],
    ] as const) {
      brush
        .polygon(
          [
            [x - 6, -20],
            [x - 4, -high],
            [x + 4, -high],
            [x + 6, -20],
          ],
          shade(colour, -0.2),
        )
        .rectangle([x - 5, -high, 10, 5], '#e8e0d4');
      for (const puff of [0, 1, 2])
        brush.faded(0.5, () =>
          brush.ellipse([x + 6 + puff * 9, -high - 6 - puff * 5, 6 + puff * 3, 5 + puff * 2], '#d4d8de'),
        );
    }
    brush.polygon('-70,0 -70,-46 -36,-64 -36,-46 -2,-64 -2,-46 32,-64 32,-46 70,-46 70,0', colour);
    for (const x of [-58, -38, -18, 2, 22, 42]) brush.window([x, -34, 12, 12], 0.7);
    brush.rectangle([46, -20, 16, 20], '#3a3a42');
  },
};
