import { drawLeaf } from '../rigs/leaf-shapes.ts';
import type { Subject } from '../subject.ts';

/** A clover with four leaves. */
export const clover: Subject = {
  id: 'clover',
  words: ['clover', 'four leaf clover', 'four-leaf clover', 'shamrock'],
  heightShare: 0.14,
  width: 110,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#4f9a52', '#5fa85a']);
    drawLeaf(brush, 'clover', colour);
  },
};
