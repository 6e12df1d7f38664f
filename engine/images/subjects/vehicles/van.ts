import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A van with side windows. */
export const van: Subject = {
  id: 'van',
  words: ['van', 'camper van', 'campervan', 'minivan', 'camper', 'hippie van', 'motorhome', 'mobile home', 'rv'],
  heightShare: 0.16,
  width: 186,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f9a9a';
    const glass = brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc';
    brush
      .blob('-90,-20 -92,-86 -78,-98 40,-98 66,-92 86,-52 90,-20 0,-16', '#f3efe6')
      .polygon('-91,-50 87,-50 90,-18 -90,-18', colour)
      .rectangle([-91, -53, 178, 4], shade(colour, -0.24))
      .rounded([-82, -86, 36, 28], 5, glass)
      .rounded([-40, -86, 36, 28], 5, glass)
      .polygon('6,-58 6,-86 50,-86 70,-58', glass)
      .line('2,-50 2,-20', shade(colour, -0.3), 1.6)
      .rectangle([8, -44, 10, 3], shade(colour, -0.4))
      .rectangle([-92, -22, 184, 6], '#5a5e66')
      .ellipse([84, -36, 5, 7], '#fff0c0');
    for (const x of [-54, 54]) drawWheel(brush, x, 17);
    if (brush.palette.lit > 0.2) brush.glow([90, -36, 46], brush.palette.lamp, 0.8);
  },
};
