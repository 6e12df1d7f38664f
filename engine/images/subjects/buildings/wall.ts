import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const ROWS = 9;
const ROW = 10.4;
const BRICK = 24;

/** A free-standing wall of bricks, capped with stone. */
export const wall: Subject = {
  id: 'wall',
  words: ['wall', 'brick wall', 'stone wall', 'garden wall', 'city wall'],
  heightShare: 0.24,
  width: 320,
  domain: 'ground',
  isMany: true,
  draw(brush, random, wish) {
    const brick = wish.colour ?? '#a8573f';
    brush.rectangle([-156, -94, 312, 96], shade(brick, -0.3));
    for (let row = 0; row < ROWS; row++) {
      // Each row begins half a brick further, as bricks are laid.
      const offset = row % 2 ? -BRICK / 2 : 0;
      for (let at = 0; at <= 13; at++) {
        const left = Math.max(-156, -156 + offset + at * BRICK);
        const right = Math.min(156, -156 + offset + (at + 1) * BRICK - 1.6);
        const tone = shade(brick, random.next() * 0.2 - 0.1);
        if (right > left) brush.rectangle([left, -93 + row * ROW, right - left, ROW - 1.6], tone);
      }
    }
    brush.rectangle([-160, -101, 320, 9], '#b9b0a3').rectangle([-160, -94, 320, 2.4], '#7d756b');
    brush.faded(0.22, () => brush.rectangle([brush.lightSide > 0 ? -156 : 96, -92, 60, 92], '#241a38'));
  },
};
