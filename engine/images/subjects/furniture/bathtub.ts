import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bathtub with foam. */
export const bathtub: Subject = {
  id: 'bathtub',
  words: ['bathtub', 'bath tub', 'bath'],
  heightShare: 0.3,
  width: 200,
  domain: 'ground',
  isIndoors: true,
  room: { way: 'open', y: 76, halfWidth: 78 },
  topShare: 1.7,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2f0ec';
    for (const x of [-70, 62]) brush.rectangle([x, -12, 12, 12], '#b79a58');
    brush
      .blob('-98,-70 98,-70 86,-22 66,-8 -66,-8 -86,-22', colour)
      .blob('-92,-52 -80,-24 -62,-12 40,-12 -60,-20', shade(colour, -0.16))
      .rounded([-104, -76, 208, 11], 5, shade(colour, 0.2));
    for (let bubble = 0; bubble < (wish.isFilled ? 0 : 13); bubble++)
      brush.ellipse([-78 + bubble * 13, -80 - (bubble % 3) * 6, 13, 11], bubble % 2 ? '#ffffff' : '#dcecf4');
    if (wish.isFilled)
      for (let bubble = 0; bubble < 15; bubble++)
        brush.ellipse([-88 + bubble * 12.6, -78 - (bubble % 3) * 2, 9, 7], bubble % 2 ? '#ffffff' : '#dcecf4');
    brush.curve('88,-72 92,-100 74,-98', '#a9a9ae', 6);
  },
};
