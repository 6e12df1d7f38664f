import { smooth } from '../../drawing/spline.ts';
import type { Brush } from '../../drawing/brush.ts';
import { drawGlass } from '../rigs/glass-shape.ts';
import type { Subject } from '../subject.ts';

/** A bottle of wine and a glass. */
export const wine: Subject = {
  id: 'wine',
  words: [
    'wine',
    'bottle',
    'wine bottle',
    'glass of wine',
    'wine glass',
    'glass bottle',
    'bottle of wine',
    'red wine',
    'white wine',
  ],
  heightShare: 0.36,
  width: 70,
  domain: 'table',
  room: { way: 'glass', y: 6, halfWidth: 48, height: 44 },
  draw(brush, _random, wish) {
    if (wish.isFilled) return drawLyingBottle(brush);
    const bottle = wish.colour ?? '#2f4a3a';
    brush
      .polygon(smooth('-28,0 -28,-54 -22,-66 -19,-74 -19,-98 -9,-98 -9,-74 -6,-66 0,-54 0,0', 3), bottle)
      .rectangle([-26, -46, 24, 26], '#efe4cc')
      .rectangle([-20, -100, 12, 12], '#8f2f3a')
      .faded(0.4, () => brush.rectangle([-25, -54, 3, 52], '#cfe8d8'));
    brush
      .faded(0.6, () => brush.polygon(smooth('8,-64 10,-42 21,-32 32,-42 34,-64', 5), '#e6eef0'))
      .polygon(smooth('9.4,-54 11,-42 21,-33 31,-42 32.6,-54', 5), '#8f2036')
      .line('21,-32 21,-4', '#d9e2e6', 2)
      .ellipse([21, -2, 11, 2.4], '#d9e2e6');
  },
};

/** A bottle that lies on its side, as ships are in them: only the glass and its cork. */
function drawLyingBottle(brush: Brush): void {
  brush
    .block([-96, -38, 24, 18], '#a8764a')
    .polygon('-58,0 -40,0 -38,-12 -60,-12', '#7a5236')
    .polygon('30,0 48,0 50,-12 28,-12', '#7a5236')
    .rectangle([-62, -4, 116, 4], '#8a5f3c');
  drawGlass(
    brush,
    smooth(
      '-78,-42 -72,-42 -62,-40 -50,-52 -34,-59 54,-59 63,-51 63,-10 54,-4 -34,-4 -50,-10 -62,-20 -72,-18 -78,-18',
      4,
    ),
    ['-34,-53 0,-55 46,-54', '-30,-9 10,-8 30,-9'],
  );
}
