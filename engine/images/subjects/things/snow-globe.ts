import type { Subject } from '../subject.ts';

/** A crystal ball. */
export const snowGlobe: Subject = {
  id: 'snow-globe',
  words: ['crystal ball', 'snow globe', 'orb'],
  heightShare: 0.22,
  width: 80,
  domain: 'table',
  draw(brush, random, wish) {
    brush
      .polygon('-30,0 -24,-22 24,-22 30,0', '#7a5a3c')
      .ellipse([0, -58, 40, 40], wish.colour ?? '#8fb8d8')
      .faded(0.6, () => brush.ellipse([0, -56, 34, 34], '#c9e2f0'))
      .polygon('-6,-26 6,-26 0,-64', '#3f6f54')
      .polygon('-12,-30 12,-30 0,-48', '#3f6f54')
      .ellipse([brush.lightSide * 15, -76, 9, 6], '#ffffff', -0.6);
    for (let flake = 0; flake < 18; flake++)
      brush.ellipse([random.range(-26, 26), random.range(-84, -34), 1.4, 1.4], '#ffffff');
    brush.glow([0, -58, 60], '#bfe0ff', 0.4);
  },
};
