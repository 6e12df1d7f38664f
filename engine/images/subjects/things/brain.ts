import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A brain. */
export const brain: Subject = {
  id: 'brain',
  words: ['brain', 'human brain'],
  heightShare: 0.2,
  width: 120,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e2a0a4';
    brush
      .blob('-52,-36 -54,-66 -30,-92 6,-98 42,-84 56,-54 46,-24 14,-16 -10,-22 -36,-18', colour)
      .limb('14,-20,8 20,-2,6', shade(colour, -0.2));
    for (const path of [
      '-44,-52 -30,-66 -16,-56 -4,-70 8,-60',
      '-26,-84 -14,-78 0,-88 14,-80 24,-88',
      '8,-46 20,-58 34,-48 46,-58',
      '-38,-32 -22,-42 -8,-32 8,-40 22,-30 38,-36',
      '20,-72 34,-76 44,-66',
    ])
      brush.curve(path, shade(colour, -0.32), 3);
  },
};
