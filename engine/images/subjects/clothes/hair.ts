import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Hair: that of people where they have it, and a wig by itself. */
const hairOf = (about: Pick<Subject, 'id' | 'words'>, style?: 'long' | 'short'): Subject => ({
  heightShare: 0.24,
  width: 80,
  domain: 'table',
  ...about,
  wear: { place: 'hair', ...(style && { style }) },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7a4a2c';
    brush
      .polygon(smooth('-34,-4 -38,-60 -24,-92 0,-99 24,-92 38,-60 34,-4 12,0 -12,0 -34,-4', 6), shade(colour, -0.2))
      .polygon(smooth('-36,-10 -36,-64 -20,-94 4,-98 -8,-70 -14,-30 -18,-2 -36,-10', 6), colour)
      .polygon(smooth('36,-10 36,-64 24,-92 4,-98 14,-70 16,-30 18,-2 36,-10', 6), shade(colour, 0.06));
    for (const x of [-28, -21, 24, 30])
      brush.faded(0.5, () =>
        brush.line(
          [
            [x, -70],
            [x * 0.95, -10],
          ],
          shade(colour, -0.34),
          1.6,
        ),
      );
  },
});

/** Hair as people have it. */
export const hair = hairOf({ id: 'hair', words: ['hair', 'wig', 'straight hair'] });
/** Hair down to the shoulders. */
export const longHair = hairOf({ id: 'long-hair', words: ['long hair', 'flowing hair', 'long straight hair'] }, 'long');
/** Hair above the ears. */
export const shortHair = hairOf({ id: 'short-hair', words: ['short hair', 'bob haircut', 'cropped hair'] }, 'short');
