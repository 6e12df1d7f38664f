import type { Subject } from '../subject.ts';

/** A ladybird on the ground. */
export const ladybird: Subject = {
  id: 'ladybird',
  words: ['ladybird', 'ladybug', 'beetle', 'bug'],
  heightShare: 0.08,
  width: 130,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush
      .ellipse([44, -32, 20, 20], '#24212a')
      .ellipse([0, -38, 50, 38], wish.colour ?? '#d0342f')
      .rectangle([-60, -6, 130, 8], '#24212a');
    for (const [x, y] of [
      [-24, -54],
      [4, -62],
      [-28, -26],
      [0, -32],
      [26, -48],
      [22, -20],
    ] as const)
      brush.ellipse([x, y, 7, 6], '#24212a');
    brush.ellipse([52, -36, 4, 4], '#ffffff').line('50,-50 62,-64', '#24212a', 2.4);
  },
};
