import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A spool of thread. */
export const threadSpool: Subject = {
  id: 'thread-spool',
  words: ['thread', 'spool', 'spool of thread', 'bobbin', 'reel of thread', 'sewing thread'],
  heightShare: 0.12,
  width: 80,
  domain: 'table',
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#d8483c', '#3f8ab0', '#e8b23a', '#5fa06a', '#8a5fb0']);
    brush
      .rounded([-34, -98, 68, 13], 5, '#d9b07a')
      .rounded([-34, -13, 68, 13], 5, '#c99c62')
      .polygon(smooth('-26,-86 -30,-50 -26,-13 26,-13 30,-50 26,-86', 4), colour);
    for (let turn = 0; turn < 8; turn++)
      brush.faded(0.5, () =>
        brush.line(
          [
            [-28, -80 + turn * 9],
            [28, -77 + turn * 9],
          ],
          shade(colour, turn % 2 ? -0.3 : 0.3),
          2,
        ),
      );
    brush.ellipse([0, -98, 34, 4], '#e8c896').ellipse([0, -98, 8, 2], '#8a5f3c');
  },
};
