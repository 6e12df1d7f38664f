import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Rocket. */
export const rocket: Subject = {
  id: 'rocket',
  words: ['rocket', 'spaceship', 'space shuttle', 'spacecraft'],
  heightShare: 0.46,
  width: 50,
  domain: 'space',
  draw(brush, random, wish) {
    const colour = wish.colour || '#f2efe8';
    const a = wish.colour ? shade(wish.colour, -0.3) : '#d9503f';
    for (let i = 0; i < 8; i++) {
      brush.context.globalAlpha = 0.8 - i * 0.08;
      brush.context.fillStyle = css(['#fff6c8', '#ffd070', '#ff9a40', '#e05a30'][i >> 1]!);
      brush.context.beginPath();
      brush.context.ellipse(0, -14 + i * 4, 6.5 - i * 0.6, 9, 0, 0, 7);
      brush.context.fill();
    }
    brush.context.globalAlpha = 1;
    brush.glow([0, -8, 40], '#ffb050', 0.8);
    brush.polygon('-11,-38 -22,-20 -21,-12 -9,-20', shade(a, -0.1));
    brush.polygon('11,-38 22,-20 21,-12 9,-20', shade(a, -0.2));
    const b = () => {
      brush.context.moveTo(-9, -20);
      brush.context.bezierCurveTo(-16, -50, -13, -84, 0, -100);
      brush.context.bezierCurveTo(13, -84, 16, -50, 9, -20);
    };
    brush.within(b, () => {
      brush.rectangle([-20, -101, 40, 90], colour);
      brush.rectangle([-20, -101, 40, 18], a);
      brush.rectangle([-20, -30, 40, 4], a);
      brush.context.globalAlpha = 0.26;
      brush.rectangle([brush.lightSide > 0 ? -20 : 3, -101, 17, 90], '#1d1a3a');
      brush.context.globalAlpha = 1;
    });
    brush.ellipse([0, -64, 6, 6], '#8f98a8');
    brush.ellipse([0, -64, 4.4, 4.4], '#3d6f9c');
    brush.ellipse([-1.4, -65.6, 1.5, 1.5], '#d8f0ff');
    brush.rectangle([-7, -21, 14, 4], '#4a4c58');
  },
};
