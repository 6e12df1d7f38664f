import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An ice lolly. */
export const popsicle: Subject = {
  id: 'popsicle',
  words: ['popsicle', 'ice lolly', 'ice pop'],
  heightShare: 0.2,
  width: 50,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e8618a';
    brush
      .rounded([-5, -26, 10, 26], 4, '#dfb98a')
      .rounded([-23, -99, 46, 78], 20, colour)
      .faded(0.5, () => brush.rounded([-13, -88, 7, 54], 3, shade(colour, 0.5)))
      .faded(0.4, () => brush.rounded([8, -88, 7, 54], 3, shade(colour, -0.4)));
  },
};
