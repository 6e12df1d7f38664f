import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A ball. */
export const ball: Subject = {
  id: 'ball',
  words: ['ball', 'beach ball', 'toy ball', 'bouncy ball'],
  heightShare: 0.1,
  width: 100,
  domain: 'ground',
  draw(brush, _random, wish) {
    const own = wish.colour;
    const colour = own ?? '#e0574c';
    // One that is named in a colour is of that colour all over.
    const [base, second, third, fourth] = own
      ? [shade(own, 0.1), shade(own, -0.14), shade(own, 0.24), shade(own, -0.08)]
      : ['#f6f0e4', '#f0b64a', '#3f8ab0', '#5fa06a'];
    brush
      .within(
        () => brush.context.arc(0, -49, 49, 0, 7),
        () => {
          brush
            .rectangle([-50, -100, 100, 100], base!)
            .polygon('0,-49 -60,-90 -20,-110', colour)
            .polygon('0,-49 40,-110 70,-70', second!)
            .polygon('0,-49 60,-20 30,20', third!)
            .polygon('0,-49 -20,20 -70,-20', fourth!);
          brush.faded(0.3, () => brush.ellipse([-brush.lightSide * 24, -34, 40, 48], '#241a38'));
        },
      )
      .ellipse([0, -52, 7, 6], '#ffffff');
  },
};
