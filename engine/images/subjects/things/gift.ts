import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A wrapped gift. */
export const gift: Subject = {
  id: 'gift',
  words: ['gift', 'present', 'parcel', 'package'],
  heightShare: 0.16,
  width: 100,
  domain: 'ground',
  draw(brush, random, wish) {
    const paper = wish.colour ?? random.pick(['#c8413a', '#3f8a6a', '#4f6fb0']);
    brush
      .block([-40, -66, 80, 66], paper, 0.3)
      .rectangle([-44, -72, 88, 14], shade(paper, 0.1))
      .rectangle([-6, -72, 12, 72], '#f2d37a')
      .ellipse([-15, -82, 15, 9], '#f2d37a', 0.4)
      .ellipse([15, -82, 15, 9], '#f2d37a', -0.4)
      .ellipse([0, -78, 6, 6], '#d9b45a');
  },
};
