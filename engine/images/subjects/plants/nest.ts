import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A nest of twigs. */
export const nest: Subject = {
  id: 'nest',
  words: ['nest', 'bird nest', 'bird’s nest', 'birds nest'],
  heightShare: 0.16,
  width: 170,
  domain: 'table',
  room: { way: 'open', y: 50, halfWidth: 56, height: 30 },
  topShare: 1.7,
  draw(brush, random, wish) {
    const colour = wish.colour ?? '#9a7146';
    brush.polygon(smooth('-76,-58 -64,-22 -34,-3 0,0 34,-3 64,-22 76,-58', 6), shade(colour, -0.16));
    if (!wish.isFilled) brush.ellipse([0, -60, 72, 17], shade(colour, -0.5));
    for (let twig = 0; twig < 42; twig++) {
      const share = twig / 41;
      const x = -78 + share * 156;
      const y = -62 + Math.sin(share * Math.PI) * random.range(2, 52);
      brush.curve(
        [
          [x - 22, y + random.range(-4, 4)],
          [x, y + random.range(2, 8)],
          [x + 22, y + random.range(-5, 4)],
        ],
        shade(colour, random.range(-0.35, 0.35)),
        random.range(2, 3.6),
      );
    }
    for (const [x, y, end] of [
      [-74, -58, -96],
      [-60, -62, -84],
      [70, -58, 98],
      [56, -64, 80],
    ] as const)
      brush.line(
        [
          [x, y],
          [end, y - 14],
        ],
        shade(colour, -0.1),
        2.4,
      );
  },
};
