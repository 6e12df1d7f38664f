import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A steam train of three carriages. */
export const train: Subject = {
  id: 'train',
  words: ['train', 'steam train', 'locomotive', 'railway', 'steam engine'],
  heightShare: 0.13,
  width: 560,
  domain: 'ground',
  topShare: 1.9,
  draw(brush, random, wish) {
    const colour = wish.colour || '#b8443a';
    const wheels = (x: number, count: number, [r, gap]: readonly [number, number]) => {
      for (let i = 0; i < count; i++) {
        brush.ellipse([x + i * gap, -r, r, r], '#2a2830');
        brush.ellipse([x + i * gap, -r, r * 0.45, r * 0.45], '#8b8890');
      }
    };
    for (let k = 0; k < 3; k++) {
      const x = -270 + k * 112;
      brush.rectangle([x, -70, 104, 54], colour);
      brush.rectangle([x, -34, 104, 18], shade(colour, -0.25));
      brush.rectangle([x - 2, -76, 108, 8], shade('#e9dfcc', -0.1));
      for (let i = 0; i < 5; i++) brush.window([x + 9 + i * 18.5, -60, 12, 17], 3);
      brush.rectangle([x + 104, -30, 9, 6], '#2a2830');
      wheels(x + 18, 2, [10, 17]);
      wheels(x + 70, 2, [10, 17]);
    }
    brush.rectangle([66, -80, 46, 62], '#2f3a48');
    brush.rectangle([60, -88, 58, 9], colour);
    brush.window([74, -70, 26, 22], 3);
    brush.rectangle([112, -66, 92, 42], '#34424f');
    brush.rectangle([112, -66, 92, 10], shade('#34424f', 0.22));
    brush.ellipse([204, -45, 12, 21], '#26303a');
    brush.rectangle([176, -94, 14, 30], '#26303a');
    brush.rectangle([172, -98, 22, 6], '#26303a');
    brush.ellipse([142, -67, 11, 9], '#c9a450');
    brush.rectangle([104, -24, 112, 8], colour);
    wheels(90, 4, [15, 32]);
    brush.polygon('212,-18 232,0 204,0', '#2a2830');
    for (let i = 0; i < 12; i++) {
      brush.context.globalAlpha = 0.62 - i * 0.045;
      brush.ellipse(
        [182 - i * 24, -108 - i * 7 + random.spread() * 4, 13 + i * 3.4, 11 + i * 2.4],
        shade('#f0e8e2', -0.05),
      );
    }
    brush.context.globalAlpha = 1;
    if (brush.palette.lit > 0.2) brush.glow([218, -52, 60], brush.palette.lamp, 0.8);
  },
};
