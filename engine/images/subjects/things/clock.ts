import type { Brush } from '../../drawing/brush.ts';
import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A round clock with two bells. */
export const clock: Subject = {
  id: 'clock',
  words: ['alarm clock', 'wall clock', 'kitchen clock'],
  heightShare: 0.24,
  isLarge: true,
  width: 96,
  domain: 'table',
  draw(brush, _random, wish) {
    const metal = wish.colour ?? '#c8a048';
    for (const side of [-1, 1])
      brush
        .line(
          [
            [side * 18, -14],
            [side * 30, 0],
          ],
          shade(metal, -0.4),
          6,
        )
        .placed({ x: side * 24, y: -90, turn: side * 0.5 }, () => brush.ellipse([0, 0, 15, 10], shade(metal, -0.12)));
    brush
      .line('0,-92 0,-99', shade(metal, -0.3), 5)
      .ellipse([0, -48, 44, 44], metal)
      .ellipse([-brush.lightSide * 4, -45, 40, 40], shade(metal, -0.22))
      .ellipse([0, -48, 33, 33], '#f7f3ea');
    drawDial(brush);
  },
};

/** Hours and hands about 0, -48, on a dial of 33. */
export function drawDial(brush: Brush): void {
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const inner = hour % 3 === 0 ? 24 : 27;
    brush.line(
      [
        [Math.cos(angle) * inner, -48 + Math.sin(angle) * inner],
        [Math.cos(angle) * 30, -48 + Math.sin(angle) * 30],
      ],
      '#4a4650',
      hour % 3 === 0 ? 3 : 1.6,
    );
  }
  brush.line('0,-48 -12,-62', '#23252e', 4).line('0,-48 16,-64', '#23252e', 2.6).ellipse([0, -48, 3, 3], '#c8413a');
}
