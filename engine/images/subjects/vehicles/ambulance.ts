import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An ambulance. */
export const ambulance: Subject = {
  id: 'ambulance',
  words: ['ambulance', 'paramedic van'],
  heightShare: 0.24,
  width: 170,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f3ee';
    brush
      .rounded([-20, -99, 22, 7], 3, '#3f6fd0')
      .polygon('34,-74 58,-74 80,-42 80,-12 34,-12', shade(colour, -0.06))
      .rounded([-80, -93, 116, 82], 5, colour)
      .polygon('44,-68 56,-68 72,-44 44,-44', '#9ac4dc')
      .rectangle([-80, -40, 160, 9], '#d8383a')
      .rectangle([-34, -80, 9, 30], '#d8383a')
      .rectangle([-44, -70, 30, 9], '#d8383a')
      .ellipse([80, -26, 4, 5], '#fff0b0');
    for (const x of [-46, 48]) brush.ellipse([x, -14, 15, 14], '#23252e').ellipse([x, -14, 7, 7], '#9aa2aa');
  },
};
