import type { Brush } from '../../drawing/brush.ts';
import { between } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Joint } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** A bare tree. */
export const deadTree: Subject = {
  id: 'dead-tree',
  words: ['dead tree', 'bare tree', 'withered tree'],
  heightShare: 0.34,
  width: 80,
  domain: 'ground',
  draw(brush, random, wish) {
    drawBranch(brush, random, {
      from: [0, 2, 4],
      angle: -1.57,
      length: 40,
      depth: 4,
      colour: wish.colour ?? '#4a3c40',
    });
  },
};

type Branch = {
  from: Joint;
  angle: number;
  length: number;
  depth: number;
  colour: NonNullable<Parameters<Brush['limb']>[1]>;
};

function drawBranch(brush: Brush, random: Random, { from: [x, y, width], angle, length, depth, colour }: Branch): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  brush.limb(
    [
      [x, y, width],
      [(x + endX) / 2 + random.spread(), (y + endY) / 2, width * 0.8],
      [endX, endY, width * 0.55],
    ],
    colour,
  );
  if (depth === 0) return;
  for (let fork = 0; fork < 3; fork++) {
    const from: Joint = [between(x, endX, random.range(0.6, 1)), between(y, endY, random.range(0.6, 1)), width * 0.5];
    drawBranch(brush, random, {
      from,
      angle: angle + random.range(-0.9, 0.9),
      length: length * random.range(0.5, 0.75),
      depth: depth - 1,
      colour,
    });
  }
}
