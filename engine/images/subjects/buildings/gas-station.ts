import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A petrol station: a lit roof over its pumps, a small shop and a sign. */
export const gasStation: Subject = {
  id: 'gas-station',
  words: ['gas station', 'petrol station', 'filling station', 'fuel station', 'service station'],
  heightShare: 0.3,
  width: 230,
  domain: 'ground',
  draw(brush, _random, wish) {
    const band = wish.colour ?? '#d0483a';
    brush
      .block([20, -56, 88, 56], '#d9d3c6')
      .window([28, -44, 48, 30], 3)
      .rectangle([84, -44, 16, 44], '#8fb4c8')
      .rectangle([20, -60, 88, 7], band);
    for (const x of [-92, -20]) brush.rectangle([x, -76, 5, 76], shade('#c9c4ba', x < -50 ? 0 : -0.1));
    brush
      .polygon('-108,-88 18,-88 12,-74 -102,-74', wish.colour ? shade(wish.colour, 0.2) : '#efe9dc')
      .rectangle([-104, -80, 118, 6], band);
    const { lit, lamp } = brush.palette;
    if (lit > 0.15) {
      brush.faded(0.3 * lit, () => {
        brush.context.fillStyle = css(lamp);
        brush.context.fillRect(-100, -74, 110, 72);
      });
      brush
        .shining([-45, -73, 52, 2.4], lamp, lit)
        .shining([-45, -4, 60, 7], lamp, 0.4 * lit)
        .glow([-45, -50, 96], lamp, 0.5 * lit);
    }
    brush.rectangle([-104, -4, 118, 4], '#8a8a8c');
    for (const x of [-72, -38]) {
      brush
        .rounded([x - 8, -34, 16, 32], 2, '#f2ede2')
        .rectangle([x - 8, -14, 16, 5], band)
        .rectangle([x - 5, -30, 10, 8], '#2f3a48')
        .curve(
          [
            [x + 8, -28],
            [x + 14, -20],
            [x + 9, -10],
          ],
          '#33363f',
          1.6,
        );
    }
    brush
      .rectangle([-116, -92, 4, 92], '#8b8f98')
      .rounded([-128, -100, 28, 24], 3, band)
      .shining([-114, -88, 7, 7], '#fff3d8');
  },
};
