import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A controller for games. */
export const gameController: Subject = {
  id: 'game-controller',
  words: [
    'game controller',
    'controller',
    'gamepad',
    'joystick',
    'xbox controller',
    'playstation controller',
    'game console',
  ],
  heightShare: 0.14,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4a5468';
    brush
      .blob('-66,-20 -60,-70 -36,-88 36,-88 60,-70 66,-20 54,-2 38,-14 24,-34 -24,-34 -38,-14 -54,-2', colour)
      .faded(0.4, () => brush.blob('-58,-66 -36,-84 36,-84 58,-66 30,-76 -30,-76', shade(colour, 0.5)))
      .rounded([-48, -66, 24, 8], 2, shade(colour, -0.6))
      .rounded([-40, -74, 8, 24], 2, shade(colour, -0.6))
      .ellipse([36, -72, 5, 5], '#e0b23c')
      .ellipse([46, -62, 5, 5], '#c8413a')
      .ellipse([26, -62, 5, 5], '#3f7fc0')
      .ellipse([36, -52, 5, 5], '#4f9a5a')
      .ellipse([-16, -46, 9, 9], shade(colour, -0.5))
      .ellipse([16, -46, 9, 9], shade(colour, -0.5));
  },
};
