import { drawLeaf } from '../rigs/leaf-shapes.ts';
import type { Subject } from '../subject.ts';

/** A leaf of a maple. */
export const mapleLeaf: Subject = {
  id: 'maple-leaf',
  words: ['maple leaf', 'autumn leaf', 'fall leaf', 'red leaf', 'yellow leaf'],
  heightShare: 0.14,
  width: 104,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#d8602a', '#c8413a', '#e0a23c']);
    drawLeaf(brush, 'maple', colour);
  },
};
