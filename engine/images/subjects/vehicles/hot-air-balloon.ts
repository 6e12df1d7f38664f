import { clamp, shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Hot air balloon. */
export const hotAirBalloon: Subject = {
  id: 'hot-air-balloon',
  words: ['hot air balloon', 'air balloon', 'balloon'],
  heightShare: 0.24,
  width: 76,
  domain: 'air',
  draw(brush, random, wish) {
    const colours = wish.colour
      ? [wish.colour, shade(wish.colour, 0.35), '#f7efe0']
      : random.pick([
          ['#d9573f', '#f4e3c0', '#e59a3f'],
          ['#2f8d8f', '#f4e9cf', '#e2a24a'],
          ['#7b5ea7', '#f0c9a0', '#d7726a'],
          ['#c8413a', '#3a6fb5', '#f4ecd8'],
        ]);
    const x = brush.context;
    const env = () => {
      x.moveTo(-10, -26);
      x.bezierCurveTo(-24, -42, -36, -52, -36, -68);
      x.bezierCurveTo(-36, -88, -20, -100, 0, -100);
      x.bezierCurveTo(20, -100, 36, -88, 36, -68);
      x.bezierCurveTo(36, -52, 24, -42, 10, -26);
    };
    brush.within(env, () => {
      brush.rectangle([-40, -102, 80, 80], colours[0]!);
      for (let i = -3; i <= 3; i++) {
        const colour = colours[(i + 6) % colours.length]!;
        x.beginPath();
        x.fillStyle = brush.ink(colour);
        const a = i - 0.5;
        const b = i + 0.5;
        const X = (u: number) => Math.sin(clampStripe(u / 3.6)) * 37;
        x.moveTo(0, -101);
        x.bezierCurveTo(X(a) * 1.25, -100, X(a) * 1.1, -50, X(a) * 0.3, -25);
        x.lineTo(X(b) * 0.3, -25);
        x.bezierCurveTo(X(b) * 1.1, -50, X(b) * 1.25, -100, 0, -101);
        x.fill();
      }
      x.globalAlpha = 0.25;
      brush.ellipse([-brush.lightSide * 26, -58, 26, 52], '#241a38');
      x.globalAlpha = 0.22;
      brush.ellipse([brush.lightSide * 16, -76, 12, 20], '#fff3d8');
      x.globalAlpha = 1;
    });
    for (const s of [-8, -3, 3, 8])
      brush.line(
        [
          [s, -26],
          [s * 0.62, -11],
        ],
        '#4a3a38',
        0.6,
      );
    brush.rectangle([-5.5, -11, 11, 10], '#8a5a38');
    brush.rectangle([-6.3, -12, 12.6, 2.4], '#5e3c28');
    if (brush.palette.lit > 0.3) brush.glow([0, -34, 40], brush.palette.lamp, 0.6);
  },
};

/** Keeps the stripes at the edge from turning over. */
const clampStripe = (turn: number) => clamp(turn * 1.6, -1.5, 1.5);
