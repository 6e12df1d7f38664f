import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An onion. */
export const onion: Subject = {
  id: 'onion',
  words: ['onion', 'red onion', 'brown onion', 'white onion'],
  heightShare: 0.13,
  width: 96,
  domain: 'table',
  draw(brush, _random, wish) {
    const skin = wish.colour ?? '#c98a46';
    brush
      .blob('-46,-34 -34,-62 -10,-74 -4,-98 4,-98 10,-74 34,-62 46,-34 28,-6 0,0 -28,-6', skin)
      .faded(0.35, () => brush.blob('-44,-34 -34,-58 -20,-66 -26,-34 -20,-8 -30,-10', shade(skin, -0.5)));
    for (const x of [-26, -12, 4, 18, 31])
      brush.faded(0.6, () =>
        brush.curve(
          [
            [x * 0.2, -76],
            [x, -40],
            [x * 0.5, -4],
          ],
          shade(skin, -0.26),
          1.8,
        ),
      );
    brush.faded(0.6, () => brush.ellipse([brush.lightSide * 22, -48, 5, 12], shade(skin, 0.5), brush.lightSide * -0.3));
    brush.line('-6,0 -10,5', '#e0cfa8', 1.6).line('0,0 0,6', '#e0cfa8', 1.6).line('6,0 10,5', '#e0cfa8', 1.6);
  },
};
