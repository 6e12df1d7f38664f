import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** An hourglass. */
export const hourglass: Subject = {
  id: 'hourglass',
  words: ['hourglass', 'sand timer', 'egg timer', 'sand glass'],
  heightShare: 0.3,
  width: 60,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e3bd72';
    brush
      .rounded([-28, -100, 56, 9], 3, '#8a5a34')
      .rounded([-28, -9, 56, 9], 3, '#8a5a34')
      .rectangle([-25, -92, 4, 84], '#a8743f')
      .rectangle([21, -92, 4, 84], '#6f4a34')
      .faded(0.5, () =>
        brush.polygon(
          smooth('-18,-91 -18,-72 -3,-52 -3,-48 -18,-28 -18,-9 18,-9 18,-28 3,-48 3,-52 18,-72 18,-91', 5),
          '#dfeef2',
        ),
      )
      .polygon(smooth('-15,-72 -10,-64 0,-52 10,-64 15,-72 0,-68', 5), colour)
      .polygon(smooth('-17,-10 -14,-20 0,-34 14,-20 17,-10', 5), colour)
      .line('0,-54 0,-30', colour, 1.6)
      .faded(0.8, () =>
        brush.curve('-13,-88 -13,-74 -8,-66', '#ffffff', 2.2).curve('-13,-28 -14,-18 -12,-13', '#ffffff', 2),
      );
  },
};
