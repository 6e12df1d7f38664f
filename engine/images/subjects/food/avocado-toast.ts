import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Toast with avocado and seeds. */
export const avocadoToast: Subject = {
  id: 'avocado-toast',
  words: ['avocado toast', 'toast with avocado', 'avocado on toast'],
  heightShare: 0.13,
  width: 130,
  domain: 'table',
  room: { way: 'flat', y: 60, halfWidth: 34, height: 50 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8fb24a';
    brush
      .blob('-60,-10 -62,-52 -50,-72 50,-72 62,-52 60,-10 48,0 -48,0', '#c08a4a')
      .blob('-54,-12 -56,-50 -46,-65 46,-65 56,-50 54,-12 44,-6 -44,-6', '#f0d8a8')
      .blob('-46,-16 -48,-48 -36,-60 -8,-56 14,-62 40,-56 46,-40 44,-16 20,-10 -20,-12', colour)
      .blob('-30,-24 -26,-44 -4,-48 -6,-26', shade(colour, 0.24))
      .blob('4,-24 10,-46 32,-44 30,-22', shade(colour, 0.2));
    for (const [x, y] of [
      [-36, -30],
      [-14, -20],
      [0, -52],
      [20, -16],
      [38, -36],
      [-22, -54],
    ] as const)
      brush.ellipse([x, y, 2.2, 1.6], '#3a2a2a');
  },
};
