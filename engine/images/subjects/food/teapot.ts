import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A teapot. */
export const teapot: Subject = {
  id: 'teapot',
  words: ['teapot', 'tea pot', 'coffee pot', 'samovar'],
  heightShare: 0.26,
  width: 130,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#5f8a9a', '#c8694a', '#e6dcc4']);
    brush
      .ring([-50, -44, 20], shade(colour, -0.1), 7)
      .limb('38,-28,9 60,-44,6 70,-66,4', shade(colour, -0.06))
      .ellipse([0, -38, 48, 36], colour)
      .faded(0.4, () =>
        brush
          .ellipse([-brush.lightSide * 18, -30, 24, 26], shade(colour, -0.3))
          .ellipse([brush.lightSide * 18, -52, 10, 9], '#ffffff'),
      );
    brush
      .ellipse([0, -72, 22, 6], shade(colour, 0.14))
      .ellipse([0, -82, 6, 6], shade(colour, -0.1))
      .ellipse([0, -4, 26, 4], shade(colour, -0.3));
  },
};
