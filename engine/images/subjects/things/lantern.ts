import { css } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Lantern. */
export const lantern: Subject = {
  id: 'lantern',
  words: ['lantern', 'paper lantern', 'sky lantern'],
  heightShare: 0.12,
  width: 70,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || random.pick(['#f08a3c', '#e8663a', '#f2b04a']);
    brush.context.fillStyle = css(colour);
    brush.context.beginPath();
    brush.context.roundRect(-26, -90, 52, 72, 16);
    brush.context.fill();
    brush.context.fillStyle = css('#ffe7a8', 0.75);
    brush.context.beginPath();
    brush.context.ellipse(0, -44, 18, 26, 0, 0, 7);
    brush.context.fill();
    brush.rectangle([-16, -22, 32, 6], '#6a3a2a');
    brush.glow([0, -48, 100], '#ffb860', 0.6);
  },
};
