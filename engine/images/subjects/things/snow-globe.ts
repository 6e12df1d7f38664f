import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A crystal ball. */
export const snowGlobe: Subject = {
  id: 'snow-globe',
  words: ['crystal ball', 'snow globe', 'orb'],
  heightShare: 0.22,
  width: 80,
  domain: 'table',
  room: { way: 'glass', y: 26, halfWidth: 30, height: 56 },
  draw(brush, random, wish) {
    if (wish.isFilled) {
      brush
        .faded(0.24, () => brush.ellipse([0, -58, 40, 40], wish.colour ?? '#8fb8d8'))
        .faded(0.8, () => brush.ring([0, -58, 39.4], '#eaf4fa', 1.2))
        .within(
          () => brush.context.arc(0, -58, 39, 0, 7),
          () => brush.polygon(smooth('-40,-26 -20,-30 4,-26 24,-30 40,-26 40,-14 -40,-14', 4), '#f4f8fb'),
        );
    } else {
      brush
        .ellipse([0, -58, 40, 40], wish.colour ?? '#8fb8d8')
        .faded(0.6, () => brush.ellipse([0, -56, 34, 34], '#c9e2f0'))
        .polygon('-6,-26 6,-26 0,-64', '#3f6f54')
        .polygon('-12,-30 12,-30 0,-48', '#3f6f54');
    }
    brush
      .polygon('-30,0 -24,-22 24,-22 30,0', '#7a5a3c')
      .rounded([-26, -25, 52, 6], 2, '#9a7650')
      .ellipse([brush.lightSide * 15, -76, 9, 6], '#ffffff', -0.6);
    for (let flake = 0; flake < 18; flake++)
      brush.ellipse([random.range(-26, 26), random.range(-84, -34), 1.4, 1.4], '#ffffff');
    brush.glow([0, -58, 60], '#bfe0ff', 0.4);
  },
};
