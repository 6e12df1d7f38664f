import { drawLeaf } from '../rigs/leaf-shapes.ts';
import type { Subject } from '../subject.ts';

/** A leaf of an oak. */
export const oakLeaf: Subject = {
  id: 'oak-leaf',
  words: ['oak leaf', 'brown leaf', 'dry leaf'],
  heightShare: 0.14,
  width: 76,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#b9743c', '#a8643a', '#c99a4a']);
    drawLeaf(brush, 'oak', colour);
  },
};
