import type { Subject } from '../subject.ts';

/** A mirror on the wall. */
export const mirror: Subject = {
  id: 'mirror',
  words: ['mirror', 'looking glass'],
  heightShare: 0.26,
  width: 70,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, wish) {
    brush
      .ellipse([0, -50, 34, 50], wish.colour ?? '#b08a4a')
      .ellipse([0, -50, 29, 45], '#bfd4d8')
      .faded(0.5, () => brush.polygon('-20,-30 8,-84 18,-76 -10,-20', '#eef6f6'));
  },
};
