import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A felled trunk that lies on the ground. */
export const log: Subject = {
  id: 'log',
  words: ['log', 'fallen tree', 'tree trunk', 'fallen log', 'driftwood'],
  heightShare: 0.1,
  width: 320,
  domain: 'ground',
  draw(brush, _random, wish) {
    const bark = wish.colour ?? '#6f4d35';
    brush
      .rounded([-150, -88, 272, 90], 40, bark)
      .rectangle([-60, -88, 160, 90], bark)
      .faded(0.3, () => brush.rounded([-140, -30, 250, 32], 16, '#241a38'));
    for (let groove = 0; groove < 6; groove++) {
      const top = -76 + groove * 13;
      brush.curve(
        [
          [-132 + groove * 4, top],
          [-40, top + 3],
          [40 - groove * 6, top - 2],
          [96, top + 1],
        ],
        shade(bark, groove % 2 ? -0.22 : 0.14),
        2.4,
      );
    }
    // A stub of a branch, and the sawn end with its rings.
    brush.limb(
      [
        [-40, -80, 13],
        [-58, -112, 8],
      ],
      shade(bark, -0.06),
    );
    brush.ellipse([118, -43, 32, 45], '#d9b98a').ellipse([118, -43, 27, 39], '#e6cb9e');
    for (const part of [0.72, 0.48, 0.24])
      brush.ellipse([118, -43, 27 * part, 39 * part], shade('#c9a676', part * 0.2));
  },
};
