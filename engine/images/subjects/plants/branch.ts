import type { Subject } from '../subject.ts';

/** A branch with leaves. */
export const branch: Subject = {
  id: 'branch',
  words: ['branch', 'twig', 'tree branch', 'olive branch'],
  heightShare: 0.2,
  width: 150,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6a4a34';
    brush
      .curve('-70,-20 -30,-40 10,-52 68,-78', colour, 5)
      .curve('-20,-44 -4,-70 8,-84', colour, 3)
      .curve('20,-58 40,-50 54,-36', colour, 3);
    for (const [x, y, turn] of [
      [-48, -44, -0.5],
      [-28, -24, 1],
      [0, -84, -0.2],
      [18, -84, 0.7],
      [34, -84, 0.1],
      [58, -34, 1.2],
      [40, -38, 1.8],
      [66, -92, 0.6],
      [-4, -34, 1.3],
    ] as const)
      brush.placed({ x, y, turn }, () =>
        brush.blob('0,10 -7,-2 0,-16 7,-2', '#5f9a4a').line('0,10 0,-12', '#4a7a3a', 0.8),
      );
  },
};
