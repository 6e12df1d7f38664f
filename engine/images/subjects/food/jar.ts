import type { Brush } from '../../drawing/brush.ts';
import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import { drawGlass } from '../rigs/glass-shape.ts';
import type { Subject } from '../subject.ts';

/** A glass with a lid, full of honey or jam; open where something else is in it. */
export const jar: Subject = {
  id: 'jar',
  words: [
    'jar',
    'jam jar',
    'honey jar',
    'jar of honey',
    'jar of jam',
    'honey',
    'marmalade',
    'strawberry jam',
    'jar of pickles',
    'glass jar',
    'mason jar',
    'cookie jar',
  ],
  heightShare: 0.3,
  width: 78,
  domain: 'table',
  room: { way: 'glass', y: 6, halfWidth: 29, height: 70 },
  draw(brush, _random, wish) {
    if (wish.isFilled) return drawOpen(brush);
    const colour = wish.colour ?? '#d98e24';
    brush
      .rounded([-34, -84, 68, 84], 12, '#dfe8ea')
      .rounded([-29, -72, 58, 67], 9, colour)
      .rectangle([-29, -72, 58, 7], shade(colour, 0.3))
      .rounded([-20, -54, 40, 30], 3, '#f4ead6')
      .rectangle([-12, -44, 24, 3], shade(colour, -0.3))
      .rectangle([-12, -37, 18, 3], shade(colour, -0.3))
      .block([-37, -100, 74, 18], '#b8503c')
      .rectangle([-27, -80, 6, 68], shade(colour, 0.55));
  },
};

/** Only the glass: what is in it is drawn before it. */
function drawOpen(brush: Brush): void {
  drawGlass(brush, smooth('-30,-92 -30,-86 -35,-74 -35,-10 -28,-1 28,-1 35,-10 35,-74 30,-86 30,-92', 4), [
    '-26,-74 -28,-44 -26,-18',
    '27,-70 28,-54 27,-44',
  ]);
  brush
    .faded(0.5, () => brush.rounded([-31, -8, 62, 6], 3, '#cfe4ea'))
    .faded(0.8, () => brush.rounded([-33, -97, 66, 6], 3, '#dcecf0'));
}
