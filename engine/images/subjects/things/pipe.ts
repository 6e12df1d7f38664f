import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const USUAL = '#6a3f28';

/** A pipe for tobacco. */
export const pipe: Subject = {
  id: 'pipe',
  words: ['pipe', 'smoking pipe', 'tobacco pipe', 'corncob pipe', 'wooden pipe'],
  heightShare: 0.14,
  width: 170,
  domain: 'table',
  wear: {
    place: 'mouth',
    draw: (brush, colour) => brush.placed({ x: 12.4, y: 9.6, scale: 0.105 }, () => drawPipe(brush, colour ?? USUAL)),
  },
  draw: (brush, _random, wish) => drawPipe(brush, wish.colour ?? USUAL),
};

/** Its mouthpiece is at the left, its bowl at the right. */
function drawPipe(brush: Brush, colour: Colour): void {
  brush
    .faded(0.35, () => brush.curve('52,-96 44,-118 58,-134 48,-156', '#f4f3ee', 9))
    .curve('-82,-52 -40,-46 0,-24 34,-14', '#2a2026', 8)
    .curve('-30,-42 0,-24 34,-14', colour, 12)
    .polygon('24,-86 80,-86 76,-16 60,-2 42,-4 30,-20', colour)
    .faded(0.35, () => brush.polygon('24,-86 42,-86 44,-8 30,-20', shade(colour, -0.5)))
    .ellipse([52, -86, 28, 8], shade(colour, 0.2))
    .ellipse([52, -86, 21, 5], '#2a1a16');
}
