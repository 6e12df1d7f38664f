import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A board to cut on. */
export const cuttingBoard: Subject = {
  id: 'cutting-board',
  words: [
    'cutting board',
    'chopping board',
    'wooden board',
    'bread board',
    'cheese board',
    'serving board',
    'tray',
    'wooden tray',
  ],
  heightShare: 0.06,
  width: 420,
  domain: 'table',
  room: { way: 'flat', y: 58, halfWidth: 140, height: 300 },
  topShare: 1.2,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b98550';
    brush
      .rounded([-196, -34, 392, 30], 8, shade(colour, -0.28))
      .polygon('-200,-30 -170,-92 170,-92 200,-30', colour)
      .rounded([-200, -34, 400, 14], 6, shade(colour, 0.16));
    for (const [x, wide] of [
      [-110, 90],
      [-20, 130],
      [60, 70],
    ] as const)
      brush.faded(0.35, () =>
        brush.curve(
          [
            [x, -74],
            [x + wide / 2, -70],
            [x + wide, -75],
          ],
          shade(colour, -0.3),
          3,
        ),
      );
    brush.faded(0.7, () => brush.ellipse([150, -76, 14, 6], shade(colour, -0.45)));
  },
};
