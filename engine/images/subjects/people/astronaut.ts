import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: astronaut, cosmonaut, spaceman. */
export const astronaut: Subject = {
  id: 'astronaut',
  words: ['astronaut', 'cosmonaut', 'spaceman'],
  heightShare: 0.3,
  width: 70,
  domain: 'ground',
  draw(brush, random, wish) {
    const colour = wish.colour || '#eeeae2';
    brush.rectangle([-19, -74, 38, 36], shade('#b5b8c2', -0.15));
    brush.limb('-8,-40,9 -11,-20,8 -12,-5,7', shade(colour, -0.14));
    brush.limb('8,-40,9 11,-20,8 12,-5,7', colour);
    brush.ellipse([-13, -3, 10, 5], '#8f93a0');
    brush.ellipse([14, -3, 10, 5], '#8f93a0');
    brush.limb('0,-44,15 0,-64,16', colour);
    brush.limb('-14,-64,7.4 -25,-52,6.6 -24,-38,6', shade(colour, -0.2));
    brush.limb('14,-64,7.4 27,-68,6.6 31,-82,6', shade(colour, 0.05));
    brush.rectangle([-8, -62, 16, 11], '#5f6a80');
    brush.rectangle([-6, -60, 4, 3], '#e0574c');
    brush.rectangle([0, -60, 5, 3], '#6fd0b0');
    brush.ellipse([0, -85, 15.5, 15], shade(colour, 0.05));
    brush.ellipse([2, -85, 11.4, 9.6], '#26304c');
    brush.ellipse([2 + brush.lightSide * 4, -88, 4.4, 3], shade('#ffd9a0', 0.1));
    for (const s of [-12, 12]) brush.rectangle([s - 9, -30, 18, 2.4], '#e08a3c');
  },
};
