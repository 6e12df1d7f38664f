import { shade } from '../../drawing/colour.ts';
import { drawWheel } from '../rigs/wheel.ts';
import type { Subject } from '../subject.ts';

/** A truck with an open bed. */
export const pickup: Subject = {
  id: 'pickup',
  words: [
    'pickup',
    'pickup truck',
    'pick-up truck',
    'pick up truck',
    'pick-up',
    'farm truck',
    'flatbed truck',
    'dump truck',
  ],
  heightShare: 0.13,
  width: 250,
  domain: 'ground',
  room: { way: 'open', x: -62, y: 62, halfWidth: 54, height: 110 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8453a';
    const glass = brush.palette.lit > 0.4 ? '#5b6a86' : '#bcd6dc';
    if (!wish.isFilled) brush.rectangle([-116, -62, 110, 14], shade(colour, -0.45));
    brush
      .polygon('-4,-56 4,-98 52,-98 74,-60 116,-54 120,-22 -4,-22', colour)
      .polygon('4,-62 10,-90 28,-90 28,-62', glass)
      .polygon('33,-62 33,-90 48,-90 64,-62', glass)
      .rectangle([-122, -58, 128, 36], colour)
      .rectangle([-122, -60, 128, 5], shade(colour, 0.2))
      .rectangle([-122, -26, 242, 8], shade(colour, -0.3))
      .line('30,-58 30,-28', shade(colour, -0.3), 1.6)
      .rectangle([14, -52, 9, 3], shade(colour, -0.4))
      .faded(0.3, () => brush.rectangle([-122, -40, 242, 12], shade(colour, -0.5)))
      .rectangle([112, -48, 8, 10], '#fff0c0')
      .rectangle([-122, -48, 5, 10], '#c8413a');
    for (const x of [-76, 78]) drawWheel(brush, x, 20);
    if (brush.palette.lit > 0.2) brush.glow([122, -43, 50], brush.palette.lamp, 0.8);
  },
};
