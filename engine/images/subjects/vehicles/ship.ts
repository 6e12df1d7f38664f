import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Ship. */
export const ship: Subject = {
  id: 'ship',
  words: ['ship', 'ferry', 'steamer', 'ocean liner', 'cruise ship', 'trawler', 'tanker', 'steamship'],
  heightShare: 0.2,
  width: 230,
  domain: 'water',
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#2f3f5c';
    brush.rectangle([-52, -52, 100, 24], '#f1ebdd');
    brush.rectangle([-36, -68, 62, 17], shade('#f1ebdd', -0.08));
    brush.rectangle([8, -80, 18, 13], shade('#f1ebdd', -0.04));
    brush.block([-20, -92, 16, 26], '#c2473c', 0.4);
    brush.rectangle([-20, -92, 16, 6], '#2a2530');
    brush.line('38,-28 38,-96', '#3c3640', 1.4);
    brush.line('38,-92 104,-32', '#3c3640', 0.6);
    for (let i = 0; i < 11; i++) brush.window([-48 + i * 8.6, -46, 4.2, 5], 2);
    for (let i = 0; i < 7; i++) brush.window([-32 + i * 8, -62, 4.2, 5], 2);
    brush.polygon(
      smooth('-104,-32 0,-28 112,-36', 4).concat(smooth('112,-36 96,-6 88,6', 4), [
        [-88, 6],
        [-98, -12],
      ]),
      colour,
    );
    brush.polygon('-94,-8 94,-8 88,6 -88,6', '#8f3a34');
    brush.line('-104,-31 0,-27 112,-35', '#f1ebdd', 1.4);
    for (let i = 0; i < 8; i++) {
      brush.context.globalAlpha = 0.34 - i * 0.036;
      brush.ellipse([-14 - i * 12, -98 - i * 5, 7 + i * 3, 5 + i * 2], '#8a8088');
    }
    brush.context.globalAlpha = 1;
  },
};
