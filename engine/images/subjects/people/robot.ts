import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: robot, android. */
export const robot: Subject = {
  id: 'robot',
  words: ['robot', 'android'],
  heightShare: 0.26,
  width: 66,
  domain: 'ground',
  head: [0, -84, 18],
  draw(brush, random, wish) {
    const colour = wish.colour || '#6fa7a6';
    for (const s of [-1, 1]) {
      brush.rectangle([s * 10 - 4, -28, 8, 24], shade('#5a6470', s * brush.lightSide > 0 ? 0 : -0.15));
      brush.rectangle([s * 10 - 8, -6, 16, 7], shade(colour, -0.1));
      brush.limb(
        [
          [s * 23, -58, 4],
          [s * 30, -44, 3.4],
          [s * 29, -30, 3.4],
        ],
        '#5a6470',
      );
      brush.ellipse([s * 29, -27, 5, 5], colour);
    }
    brush.context.beginPath();
    brush.context.roundRect(-22, -66, 44, 40, 8);
    brush.context.fillStyle = brush.ink(colour);
    brush.context.fill();
    brush.rectangle([brush.lightSide > 0 ? -22 : 10, -60, 12, 30], shade(colour, -0.22));
    brush.rectangle([-12, -56, 24, 14], '#2e3846');
    brush.rectangle([-9, -50, 6, 3], '#ffcf6a');
    brush.rectangle([0, -50, 9, 3], '#7fe0c0');
    brush.rectangle([-4, -72, 8, 7], '#5a6470');
    brush.context.beginPath();
    brush.context.roundRect(-19, -96, 38, 25, 8);
    brush.context.fillStyle = brush.ink(shade(colour, 0.08));
    brush.context.fill();
    brush.context.beginPath();
    brush.context.roundRect(-15, -91, 30, 14, 6);
    brush.context.fillStyle = brush.ink('#232c3a');
    brush.context.fill();
    for (const s of [-7, 7]) {
      brush.context.fillStyle = css('#8ffbe0');
      brush.context.beginPath();
      brush.context.arc(s, -84, 3.4, 0, 7);
      brush.context.fill();
      brush.glow([s, -84, 12], '#8ffbe0', 0.6);
    }
    brush.line('0,-96 0,-104', '#5a6470', 1.6);
    brush.ellipse([0, -105, 2.6, 2.6], '#e0574c');
  },
};
