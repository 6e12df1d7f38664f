import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';
import { drawDial } from './clock.ts';

/** A pocket watch with its chain. */
export const pocketWatch: Subject = {
  id: 'pocket-watch',
  words: ['pocket watch', 'stopwatch', 'gold watch', 'silver watch'],
  heightShare: 0.2,
  width: 110,
  domain: 'table',
  draw(brush, _random, wish) {
    const metal = wish.colour ?? '#d0a648';
    brush
      .curve('0,-112 22,-118 40,-104 46,-70 58,-40 50,-12 70,-2', shade(metal, -0.12), 3)
      .ring([0, -106, 8], shade(metal, -0.1), 4)
      .rectangle([-5, -101, 10, 10], shade(metal, -0.25))
      .ellipse([0, -48, 46, 46], metal)
      .ellipse([-brush.lightSide * 3, -46, 42, 42], shade(metal, -0.2))
      .ellipse([0, -48, 36, 36], shade(metal, 0.2))
      .ellipse([0, -48, 32, 32], '#f7f3ea');
    drawDial(brush);
  },
};
