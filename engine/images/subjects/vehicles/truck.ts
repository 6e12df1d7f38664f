import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A lorry with a box. */
export const truck: Subject = {
  id: 'truck',
  words: ['truck', 'lorry', 'delivery van'],
  heightShare: 0.17,
  width: 220,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f6f9a';
    brush
      .block([-106, -92, 142, 74], wish.colour ? shade(colour, 0.2) : '#e6e0d4', 0.12)
      .rectangle([-106, -24, 142, 8], '#4a4a52');
    brush
      .polygon('42,-16 42,-72 74,-72 98,-44 104,-42 104,-16', colour)
      .polygon('54,-46 54,-64 72,-64 88,-46', brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc');
    for (const x of [-78, -44, 74]) drawWheel(brush, x, 17);
    brush.rectangle([98, -36, 7, 8], '#fff0c0');
    if (brush.palette.lit > 0.2) brush.glow([106, -32, 46], brush.palette.lamp, 0.8);
  },
};
