import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: pyramid. */
export const pyramid: Subject = {
  id: 'pyramid',
  words: ['pyramid'],
  heightShare: 0.42,
  width: 190,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#d8ac6c';
    const colours = (x: number, s: number) => {
      const k = brush.lightSide > 0 ? 1 : -1;
      brush.polygon(
        [
          [x - 92 * s, 0],
          [x, -96 * s],
          [x + 92 * s, 0],
        ],
        shade(colour, 0.08),
      );
      brush.polygon(
        [
          [x - k * 92 * s, 0],
          [x, -96 * s],
          [x - k * 18 * s, 0],
        ],
        shade(colour, -0.3),
      );
      brush.context.globalAlpha = 0.16;
      for (let i = 1; i < 12; i++)
        brush.line(
          [
            [x - 92 * s * (i / 12), -96 * s * (1 - i / 12)],
            [x + 92 * s * (i / 12), -96 * s * (1 - i / 12)],
          ],
          '#5a3b28',
          0.6,
        );
      brush.context.globalAlpha = 1;
    };
    colours(0, 1);
  },
};
