import { drawLeaf } from '../rigs/leaf-shapes.ts';
import type { Subject } from '../subject.ts';

/** A leaf. */
export const leaf: Subject = {
  id: 'leaf',
  words: ['leaf', 'green leaf', 'single leaf', 'leaf of a plant', 'mint leaf', 'basil', 'herb', 'mint', 'tea leaf'],
  heightShare: 0.14,
  width: 66,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#5f9a4a', '#4f8a52']);
    drawLeaf(brush, 'plain', colour);
  },
};
