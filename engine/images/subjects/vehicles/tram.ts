import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A tram under its wire. */
export const tram: Subject = {
  id: 'tram',
  words: ['tram', 'streetcar', 'trolley'],
  heightShare: 0.2,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9a03c';
    brush
      .line('-20,-86 6,-104 22,-100', '#3a3438', 2)
      .rounded([-106, -86, 212, 72], 10, colour)
      .rectangle([-106, -34, 212, 20], shade(colour, -0.26))
      .rectangle([-104, -90, 208, 6], '#efe6d2');
    for (let pane = 0; pane < 7; pane++) brush.window([-98 + pane * 28, -74, 22, 28], 3);
    for (const x of [-74, -54, 54, 74]) drawWheel(brush, x, 9);
    brush.ellipse([100, -24, 5, 5], '#fff0c0');
  },
};
