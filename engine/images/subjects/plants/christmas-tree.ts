import { drawConifer } from '../rigs/foliage.ts';
import type { Subject } from '../subject.ts';

const BAUBLES = ['#d9503f', '#efc74a', '#5f9fd0', '#e892ab'];

/** A conifer with candles, baubles and a star. */
export const christmasTree: Subject = {
  id: 'christmas-tree',
  words: ['christmas tree', 'xmas tree'],
  heightShare: 0.42,
  width: 60,
  domain: 'ground',
  draw(brush, random, wish) {
    drawConifer(brush, random, { colour: wish.colour ?? '#2f5e48', hasSnow: false });
    for (let index = 0; index < 26; index++) {
      const height = random.range(0.04, 0.82);
      const x = random.range(-1, 1) * 20 * (1 - height);
      brush.ellipse([x, -10 - height * 84, 1.6, 1.7], BAUBLES[index % 4]!);
      if (index % 3 === 0) brush.glow([x, -10 - height * 84, 7], '#ffd98c', 0.6);
    }
    brush.shining([0, -100, 3.4, 3.4], '#ffe28a');
    brush.glow([0, -100, 20], '#ffe28a', 0.7);
  },
};
