import { css } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Street lamp. */
export const streetLamp: Subject = {
  id: 'street-lamp',
  words: ['street lamp', 'lamp post', 'lamppost', 'street light', 'streetlight', 'streetlamp', 'lamp'],
  heightShare: 0.3,
  width: 30,
  domain: 'ground',
  draw(brush, _random, wish) {
    const post = wish.colour ?? '#2e3038';
    brush.rectangle([-1.2, -88, 2.4, 88], post);
    brush.rectangle([-4, -4, 8, 5], post);
    brush.context.fillStyle = css(brush.palette.lit > 0.2 ? '#ffe7a6' : '#d8dedd');
    brush.context.fillRect(-4, -97, 8, 10);
    brush.polygon('-6,-96 0,-102 6,-96', post);
    brush.rectangle([-5, -88, 10, 2], post);
    if (brush.palette.lit > 0.2) {
      brush.glow([0, -92, 60], brush.palette.lamp, 0.7);
    }
  },
};
