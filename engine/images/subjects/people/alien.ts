import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A small being from elsewhere, with a large head and feelers. It waves. */
export const alien: Subject = {
  id: 'alien',
  words: ['alien', 'martian', 'extraterrestrial'],
  heightShare: 0.22,
  width: 60,
  domain: 'ground',
  topShare: 1.4,
  draw(brush, _random, wish) {
    const skin = wish.colour ?? '#7fb850';
    const dark = shade(skin, -0.2);
    brush
      .limb('-6,-28,5 -8,-12,4 -9,-3,4', dark)
      .limb('6,-28,5 8,-12,4 9,-3,4', skin)
      .ellipse([-11, -2, 7, 3], dark)
      .ellipse([11, -2, 7, 3], skin)
      .limb('-10,-46,4 -19,-36,3 -20,-24,3', dark)
      .limb('0,-30,10 0,-42,11 0,-52,7', skin)
      .limb('10,-48,4 21,-56,3 25,-70,3', skin);
    for (const finger of [-4, 0, 4])
      brush.line(
        [
          [25, -70],
          [25 + finger, -78],
        ],
        skin,
        2,
      );
    brush
      .line('-7,-92 -12,-106', dark, 1.8)
      .line('7,-92 12,-106', dark, 1.8)
      .ellipse([-12, -107, 3.4, 3.4], shade(skin, 0.3))
      .ellipse([12, -107, 3.4, 3.4], shade(skin, 0.3))
      .blob('-21,-82 -14,-98 0,-102 14,-98 21,-82 10,-62 0,-56 -10,-62', skin)
      .ellipse([-8, -80, 6, 9], '#1d1a2c', -0.4)
      .ellipse([9, -80, 6, 9], '#1d1a2c', 0.4)
      .ellipse([-9, -84, 1.8, 2.4], '#f4f6ff')
      .ellipse([8, -84, 1.8, 2.4], '#f4f6ff')
      .curve('-4,-64 0,-62 5,-65', shade(skin, -0.5), 1.4);
  },
};
