import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A boulder. */
export const stone: Subject = {
  id: 'stone',
  words: ['stone', 'big rock', 'pebble'],
  heightShare: 0.16,
  width: 130,
  domain: 'ground',
  room: { way: 'flat', y: 84, halfWidth: 40, height: 120 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8b8f96';
    brush
      .blob('-58,0 -62,-30 -44,-66 -14,-92 26,-86 52,-54 60,-16 50,0', colour)
      .polygon('-44,-64 -14,-90 -4,-58 -26,-36', shade(colour, 0.24))
      .polygon('-14,-90 26,-84 50,-54 18,-50 -4,-58', shade(colour, 0.12))
      .polygon('18,-50 50,-54 58,-14 30,-6', shade(colour, -0.2))
      .polygon('-26,-36 -4,-58 18,-50 30,-6 -10,-4', shade(colour, -0.06));
  },
};
