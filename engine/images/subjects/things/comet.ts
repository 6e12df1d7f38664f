import { css, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: comet, meteor. */
export const comet: Subject = {
  id: 'comet',
  words: ['comet', 'meteor'],
  heightShare: 0.26,
  isLarge: true,
  width: 150,
  domain: 'space',
  draw(brush, _random, { colour }) {
    for (let i = 0; i < 26; i++) {
      brush.context.globalAlpha = 0.1;
      brush.context.fillStyle = css(colour ?? (i % 2 ? '#bfe8ff' : '#fff3d0'));
      brush.context.beginPath();
      brush.context.moveTo(60, -20);
      brush.context.lineTo(-70 + i * 2, -96 + i * 1.6);
      brush.context.lineTo(-76 + i * 2, -88 + i * 2.2);
      brush.context.fill();
    }
    brush.context.globalAlpha = 1;
    brush.context.fillStyle = colour ? css(shade(colour, 0.3)) : '#fffbe8';
    brush.context.beginPath();
    brush.context.arc(60, -20, 5, 0, 7);
    brush.context.fill();
    brush.glow([60, -20, 26], colour ?? '#fff3d0', 0.9);
  },
};
