import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cup for a winner. */
export const trophy: Subject = {
  id: 'trophy',
  words: ['trophy', 'winner cup', 'award cup', 'golden cup'],
  heightShare: 0.36,
  width: 84,
  domain: 'table',
  draw(brush, _random, wish) {
    const gold = wish.colour ?? '#e6b23e';
    for (const side of [-1, 1])
      brush.curve(
        [
          [side * 24, -90],
          [side * 42, -86],
          [side * 38, -62],
          [side * 18, -56],
        ],
        shade(gold, -0.2),
        5,
      );
    brush
      .blob('-28,-98 28,-98 25,-66 12,-48 0,-44 -12,-48 -25,-66', gold)
      .blob('-20,-94 -12,-94 -10,-62 -14,-60 -20,-72', shade(gold, 0.45))
      .ellipse([0, -98, 28, 5], shade(gold, 0.25))
      .rectangle([-5, -48, 10, 24], shade(gold, -0.16))
      .rectangle([-16, -28, 32, 7], gold)
      .block([-24, -21, 48, 21], '#5a3a2a');
  },
};
