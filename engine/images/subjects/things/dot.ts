import type { Subject } from '../subject.ts';

/** A dot, as of cloth with polka dots. */
export const dot: Subject = {
  id: 'dot',
  words: ['polka dot', 'dot', 'circle'],
  heightShare: 0.2,
  width: 100,
  domain: 'air',
  draw(brush, random, wish) {
    brush.ellipse([0, -50, 46, 46], wish.colour ?? random.pick(['#d8674f', '#3f7fa8', '#e0a83c', '#5f9a74']));
  },
};
