import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A fire engine with its ladder. */
export const fireEngine: Subject = {
  id: 'fire-engine',
  words: ['fire engine', 'fire truck', 'firetruck'],
  heightShare: 0.2,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#cc2f2a';
    brush
      .rounded([-110, -74, 142, 60], 5, colour)
      .rectangle([-104, -62, 128, 6], '#f2efe6')
      .rectangle([-96, -50, 34, 28], shade(colour, -0.24))
      .rectangle([-52, -50, 34, 28], shade(colour, -0.24))
      .polygon('34,-14 34,-84 84,-84 106,-48 106,-14', shade(colour, -0.06))
      .polygon('48,-50 48,-76 80,-76 94,-50', '#bcd6dc')
      .rectangle([-110, -22, 216, 8], '#3c3c44')
      .line('-104,-88 40,-94', '#d6d2c8', 4)
      .line('-104,-80 40,-86', '#d6d2c8', 4);
    for (let rung = 0; rung < 9; rung++)
      brush.line(
        [
          [-98 + rung * 16, -88],
          [-98 + rung * 16, -80],
        ],
        '#d6d2c8',
        3,
      );
    brush.rounded([52, -94, 18, 9], 3, '#4a8fd8');
    for (const x of [-82, -40, 74]) drawWheel(brush, x, 18);
    if (brush.palette.lit > 0.2) brush.glow([61, -92, 40], '#6aa8f0', 0.8);
  },
};
