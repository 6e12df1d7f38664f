import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A coconut with a straw. */
export const coconut: Subject = {
  id: 'coconut',
  words: ['coconut', 'coconut drink', 'pina colada'],
  heightShare: 0.16,
  width: 104,
  domain: 'table',
  topShare: 1.4,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7d5436';
    brush
      .line('8,-80 34,-112', '#d8574a', 4)
      .ellipse([0, -46, 48, 46], colour)
      .ellipse([0, -80, 30, 9], '#f4f0e6')
      .ellipse([0, -79, 22, 5.6], '#d9e6e4');
    for (let hair = 0; hair < 14; hair++)
      brush.faded(0.4, () =>
        brush.curve(
          [
            [-38 + hair * 6, -60],
            [-34 + hair * 5, -36],
            [-38 + hair * 6, -14],
          ],
          shade(colour, hair % 2 ? 0.3 : -0.3),
          1.4,
        ),
      );
  },
};
