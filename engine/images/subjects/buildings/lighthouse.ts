import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: lighthouse, beacon. */
export const lighthouse: Subject = {
  id: 'lighthouse',
  words: ['lighthouse', 'beacon'],
  heightShare: 0.5,
  width: 44,
  domain: 'ground',
  draw(brush, random, wish) {
    const col = wish.colour || random.pick(['#f4efe4', '#c9483c']);
    const band = wish.colour ? '#f6f0e4' : col === '#c9483c' ? '#f4efe4' : '#b8443a';
    const side = brush.lightSide;
    brush.rectangle([-19, -8, 38, 9], shade('#6f6a6c', -0.1));
    brush.rectangle([10, -14, 20, 15], shade('#e9e0d0', -0.05));
    brush.polygon('8,-14 20,-22 32,-14', '#8a3f38');
    brush.window([17, -10, 4, 5], 2);
    const body = () => {
      brush.context.moveTo(-11, -4);
      brush.context.lineTo(-6.6, -78);
      brush.context.lineTo(6.6, -78);
      brush.context.lineTo(11, -4);
    };
    brush.within(
      () => body(),
      () => {
        brush.rectangle([-13, -80, 26, 80], col);
        for (let i = 0; i < 3; i++) brush.rectangle([-13, -68 + i * 24, 26, 12], band);
        brush.context.globalAlpha = 0.42;
        brush.rectangle([side > 0 ? -14 : 3, -80, 11, 80], '#2a2438');
        brush.context.globalAlpha = 0.16;
        brush.rectangle([side > 0 ? -14 : -1, -80, 15, 80], '#2a2438');
        brush.context.globalAlpha = 1;
      },
    );
    brush.window([-1.6, -60, 3.2, 5], 1);
    brush.window([-1.6, -34, 3.2, 5], 1);
    brush.rectangle([-10, -80, 20, 3], '#3b3a44');
    for (let i = -9; i <= 9; i += 3)
      brush.line(
        [
          [i, -80],
          [i, -84],
        ],
        '#3b3a44',
        0.6,
      );
    brush.line('-10,-84 10,-84', '#3b3a44', 0.8);
    brush.rectangle([-5, -91, 10, 12], '#3b3a44');
    brush.context.fillStyle = css(brush.palette.lit > 0.2 ? '#fff2c4' : '#bcd3da');
    brush.context.fillRect(-4, -90, 8, 9);
    brush.rectangle([-0.5, -90, 1, 9], '#3b3a44');
    brush.polygon('-7,-91 0,-98 7,-91', '#8f3a34');
    brush.line('0,-98 0,-101', '#3b3a44', 1);
    if (brush.palette.lit > 0.2) {
      brush.glow([0, -86, 34], brush.palette.lamp, 0.95);
      brush.glow([0, -86, 90], brush.palette.lamp, 0.35);
      brush.beam = [0, -86];
    }
  },
};
