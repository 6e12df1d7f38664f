import { css } from '../../drawing/colour.ts';
import { spline } from '../../drawing/spline.ts';
import type { Point } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

const FLAMES = [
  [1, '#e8562a'],
  [0.72, '#f59a3a'],
  [0.44, '#ffe08a'],
] as const;

/** Crossed logs with flames that light their surroundings. */
export const campfire: Subject = {
  id: 'campfire',
  words: ['campfire', 'bonfire'],
  heightShare: 0.12,
  isLarge: true,
  width: 90,
  domain: 'ground',
  draw(brush) {
    brush.limb('-36,0,5 30,-10,5', '#5a4033').limb('36,0,5 -30,-10,5', '#6a4a38');
    for (const [size, colour] of FLAMES) {
      const outline = spline<Point>(
        [
          [-22 * size, -8],
          [-26 * size, -36 * size - 6],
          [-10 * size, -54 * size],
          [-4 * size, -96 * size],
          [12 * size, -62 * size],
          [24 * size, -44 * size],
          [22 * size, -8],
        ],
        6,
      );
      brush.context.beginPath();
      for (const [x, y] of outline) brush.context.lineTo(x, y);
      brush.context.fillStyle = css(colour);
      brush.context.fill();
    }
    brush.glow([0, -40, 260], '#ffad55', 0.7);
  },
};
