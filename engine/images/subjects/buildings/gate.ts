import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Two pillars with an iron gate between them. */
export const gate: Subject = {
  id: 'gate',
  words: ['gate', 'iron gate', 'garden gate', 'castle gate', 'city gate', 'park gate', 'entrance gate', 'metal gate'],
  heightShare: 0.36,
  width: 124,
  domain: 'ground',
  draw(brush, _random, wish) {
    const iron = wish.colour ?? '#33323c';
    const arch = (x: number) => -66 - 20 * Math.cos((x / 42) * 1.5);
    for (let x = -40; x <= 40; x += 8)
      brush
        .line(
          [
            [x, 0],
            [x, arch(x) - 5],
          ],
          iron,
          2,
        )
        .polygon(
          [
            [x - 2.2, arch(x) - 4],
            [x, arch(x) - 11],
            [x + 2.2, arch(x) - 4],
          ],
          iron,
        );
    brush
      .curve('-42,-68 -24,-80 0,-87 24,-80 42,-68', iron, 2.6)
      .line('-42,-40 42,-40', iron, 2.6)
      .line('-42,-6 42,-6', iron, 2.6)
      .line('0,0 0,-86', shade(iron, -0.3), 3)
      .ring([-20, -54, 7], iron, 2)
      .ring([20, -54, 7], iron, 2)
      .ellipse([4, -36, 2.4, 2.4], '#d9b04a');
    for (const x of [-62, 42]) {
      brush.block([x, -88, 20, 88], '#a39a90', 0.4).rectangle([x - 3, -93, 26, 7], '#b9b0a4');
      for (let y = -76; y < 0; y += 14) brush.rectangle([x, y, 20, 1.2], '#857c74');
      brush.ellipse([x + 10, -97, 6, 6], '#b9b0a4');
    }
  },
};
