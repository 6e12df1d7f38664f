import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A board on a wall. */
export const shelf: Subject = {
  id: 'shelf',
  words: ['shelf', 'wooden shelf', 'floating shelf', 'wall shelf', 'kitchen shelf'],
  heightShare: 0.1,
  width: 480,
  domain: 'table',
  isIndoors: true,
  room: { way: 'flat', y: 94, halfWidth: 200, height: 260 },
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#a8764a';
    for (const x of [-160, 160])
      brush.polygon(`${x - 12},-76 ${x + 12},-76 ${x + 6},-10 ${x - 6},-10`, shade(wood, -0.4));
    brush
      .polygon('-240,-88 -214,-100 214,-100 240,-88', shade(wood, 0.2))
      .rectangle([-240, -88, 480, 20], wood)
      .faded(0.35, () => brush.rectangle([-240, -74, 480, 6], '#2a1812'));
  },
};
