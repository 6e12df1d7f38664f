import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An octopus. */
export const octopus: Subject = {
  id: 'octopus',
  words: ['octopus', 'kraken'],
  heightShare: 0.28,
  width: 120,
  domain: 'sea',
  head: [2, -62, 26],
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#d9704a', '#a05a9a', '#c8506a']);
    for (let arm = 0; arm < 8; arm++) {
      const x = -28 + arm * 8;
      const out = (arm - 3.5) * 15;
      brush.limb(
        [
          [x, -44, 8],
          [x + out * 0.5, -24 + Math.abs(arm - 3.5) * 2, 6],
          [out * 1.2, -8 - (arm % 2) * 10, 4],
          [out * 1.2 + (arm < 4 ? -8 : 8), -18 - (arm % 3) * 8, 1.4],
        ],
        shade(colour, arm % 2 ? -0.16 : 0),
      );
    }
    brush.blob('-34,-46 -36,-76 -18,-98 8,-99 32,-84 36,-54 20,-38 -16,-36', colour);
    for (const x of [-13, 13]) brush.ellipse([x, -54, 9, 10], '#f6f0e2').ellipse([x + 1, -53, 4.6, 6], '#17131a');
    for (const [x, y] of [
      [-18, -82],
      [4, -88],
      [20, -76],
      [-4, -74],
    ] as const)
      brush.ellipse([x, y, 4, 3], shade(colour, 0.3));
  },
};
