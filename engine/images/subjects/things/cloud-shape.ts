import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A cloud by itself, as in an icon or on cloth. */
export const cloudShape: Subject = {
  id: 'cloud-shape',
  words: ['cloud shape', 'cloud ornament', 'paper cloud'],
  heightShare: 0.2,
  width: 170,
  domain: 'air',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f6fa';
    brush
      .faded(0.22, () => brush.rounded([-78, -32, 156, 36], 18, '#2a3448'))
      .rounded([-80, -40, 160, 40], 20, shade(colour, -0.1))
      .ellipse([-38, -42, 30, 30], shade(colour, -0.05))
      .ellipse([2, -60, 40, 38], colour)
      .ellipse([46, -40, 26, 26], shade(colour, -0.03))
      .rounded([-78, -40, 156, 32], 16, colour);
  },
};
