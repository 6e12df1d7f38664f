import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A picket fence. */
export const fence: Subject = {
  id: 'fence',
  words: ['fence', 'picket fence', 'garden fence', 'wooden fence'],
  heightShare: 0.1,
  width: 300,
  domain: 'ground',
  isMany: true,
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#efe8da';
    brush.rectangle([-146, -70, 292, 9], shade(wood, -0.12)).rectangle([-146, -32, 292, 9], shade(wood, -0.12));
    for (let picket = 0; picket < 17; picket++)
      brush.polygon(
        [
          [-144 + picket * 17.5, 0],
          [-144 + picket * 17.5, -84],
          [-138 + picket * 17.5, -98],
          [-132 + picket * 17.5, -84],
          [-132 + picket * 17.5, 0],
        ],
        shade(wood, picket % 2 ? 0 : -0.05),
      );
  },
};
