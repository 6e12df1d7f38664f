import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A sausage in a bun. */
export const hotDog: Subject = {
  id: 'hot-dog',
  words: ['hot dog', 'hotdog', 'bratwurst', 'sausage'],
  heightShare: 0.14,
  width: 230,
  domain: 'table',
  draw(brush, _random, wish) {
    const bun = wish.colour ?? '#d99f58';
    brush
      .ellipse([0, -8, 112, 10], '#eceae4')
      .rounded([-92, -86, 184, 56], 26, shade(bun, -0.16))
      .rounded([-106, -74, 212, 34], 17, wish.colour ? shade(wish.colour, -0.4) : '#a8442f')
      .rounded([-92, -54, 184, 44], 21, bun)
      .rounded([-80, -50, 160, 10], 5, shade(bun, 0.35));
    brush.curve('-84,-66 -66,-74 -48,-62 -30,-74 -12,-62 6,-74 24,-62 42,-74 60,-62 82,-70', '#efc23f', 6);
  },
};
