import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A piggy bank. */
export const piggyBank: Subject = {
  id: 'piggy-bank',
  words: ['piggy bank', 'money box', 'savings'],
  heightShare: 0.18,
  width: 124,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e79ab0';
    for (const x of [-30, -14, 18, 34]) brush.rounded([x - 7, -20, 13, 20], 4, shade(colour, -0.16));
    brush
      .ellipse([0, -50, 48, 36], colour)
      .ellipse([40, -56, 26, 24], colour)
      .ellipse([60, -52, 9, 11], shade(colour, -0.12))
      .ellipse([58, -52, 1.8, 3], shade(colour, -0.5))
      .ellipse([63, -52, 1.8, 3], shade(colour, -0.5))
      .polygon('28,-76 34,-94 44,-78', shade(colour, -0.1))
      .ellipse([46, -64, 2.6, 3], '#2a2026')
      .rounded([-16, -87, 30, 5], 2, shade(colour, -0.55))
      .ellipse([0, -96, 12, 4], '#e3b04a')
      .curve('-47,-52 -58,-60 -54,-70', shade(colour, -0.1), 4);
  },
};
