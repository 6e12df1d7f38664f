import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An amplifier. */
export const amplifier: Subject = {
  id: 'amplifier',
  words: ['amplifier', 'guitar amp', 'amp', 'loudspeaker', 'speaker box', 'stereo'],
  heightShare: 0.26,
  isLarge: true,
  width: 110,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3a3a44';
    brush
      .rounded([-54, -98, 108, 98], 6, colour)
      .rectangle([-46, -92, 92, 16], '#c9a04a')
      .rounded([-46, -70, 92, 62], 4, shade(colour, -0.3))
      .ellipse([0, -38, 27, 27], shade(colour, 0.14))
      .ellipse([0, -38, 20, 20], shade(colour, -0.44))
      .ellipse([0, -38, 8, 8], shade(colour, 0.24));
    for (let knob = 0; knob < 5; knob++)
      brush.ellipse([-34 + knob * 14, -84, 4.4, 4.4], '#2c2a30').line(
        [
          [-34 + knob * 14, -84],
          [-33 + knob * 14, -87],
        ],
        '#ffffff',
        1,
      );
    brush.ellipse([38, -84, 2.6, 2.6], '#ff6a4a');
  },
};
