import type { Brush } from '../../drawing/brush.ts';
import type { Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Joint } from '../../drawing/points.ts';
import type { Subject } from '../subject.ts';

/** Three stocks of coral. */
export const coral: Subject = {
  id: 'coral',
  words: ['coral', 'reef', 'coral reef'],
  heightShare: 0.2,
  width: 120,
  domain: 'sea',
  isOnSeabed: true,
  draw(brush, random, wish) {
    drawStock(brush, random, {
      from: [-22, 4, 6],
      angle: -1.6,
      length: 34,
      depth: 3,
      colour: wish.colour ?? '#ee7f66',
    });
    drawStock(brush, random, { from: [26, 4, 5], angle: -1.5, length: 26, depth: 3, colour: '#e0a04f' });
    drawStock(brush, random, { from: [4, 4, 5], angle: -1.5, length: 20, depth: 3, colour: '#c46a9c' });
  },
};

type Stock = { from: Joint; angle: number; length: number; depth: number; colour: Colour };

function drawStock(brush: Brush, random: Random, { from: [x, y, width], angle, length, depth, colour }: Stock): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  brush.limb(
    [
      [x, y, width],
      [endX, endY, width * 0.75],
    ],
    colour,
  );
  if (depth === 0) return;
  for (const fork of [-1, 0, 1]) {
    const turn = angle + fork * 0.55 + random.range(-0.15, 0.15);
    drawStock(brush, random, {
      from: [endX, endY, width * 0.72],
      angle: turn,
      length: length * 0.66,
      depth: depth - 1,
      colour,
    });
  }
}
