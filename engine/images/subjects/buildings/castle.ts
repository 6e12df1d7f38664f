import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

const ROOF = '#5a5f86';
/** Centre, width, height, height of the roof. */
const TOWERS = [
  [-16, 17, 66, 22],
  [20, 14, 74, 20],
] as const;
const FRONT_TOWERS = [
  [2, 20, 58, 26],
  [-44, 16, 46, 20],
  [46, 16, 40, 19],
] as const;

/** A castle of towers and a wall with a gate. */
export const castle: Subject = {
  id: 'castle',
  words: ['castle', 'fortress', 'palace', 'citadel'],
  heightShare: 0.42,
  width: 120,
  domain: 'ground',
  draw(brush, random, wish) {
    const stone = wish.colour ?? '#a59d98';
    for (const tower of TOWERS) drawTower(brush, tower, stone);
    brush.block([-30, -44, 62, 44], stone, 0.2);
    for (const tower of FRONT_TOWERS) drawTower(brush, tower, stone);
    brush.rectangle([-50, -26, 100, 27], stone);
    for (let x = -50; x < 52; x += 6) brush.rectangle([x, -29, 3.4, 4], stone);
    brush.blob('-6,0 -6,-14 0,-20 6,-14 6,0', '#3b2f35');
    for (let index = 0; index < 26; index++) {
      brush.rectangle([random.range(-48, 46), random.range(-24, -4), 3, 1.2], shade(stone, -0.14));
    }
    for (let x = -34; x < 40; x += 17) brush.window([x, -17, 2.4, 4.5]);
  },
};

function drawTower(
  brush: Brush,
  [x, width, height, roof]: readonly [number, number, number, number],
  stone: Colour,
): void {
  const [left, right, tip] = [x - width / 2 - 2, x + width / 2 + 2, -height - roof];
  brush.block([x - width / 2, -height, width, height], stone);
  for (let merlon = 0; merlon < 4; merlon++) {
    brush.rectangle([left + 1 + (merlon * (width + 2)) / 4, -height - 4, (width + 2) / 7, 4.4], shade(stone, -0.05));
  }
  brush.rectangle([left + 1, -height, width + 2, 3], shade(stone, -0.18));
  brush.polygon(
    [
      [left, -height - 2],
      [x, tip],
      [right, -height - 2],
    ],
    ROOF,
  );
  brush.polygon(
    [
      [brush.lightSide > 0 ? left : right, -height - 2],
      [x, tip],
      [x, -height - 2],
    ],
    shade(ROOF, -0.25),
  );
  brush.line(
    [
      [x, tip],
      [x, tip - 6],
    ],
    '#3a3440',
    0.7,
  );
  brush.polygon(
    [
      [x, tip - 6],
      [x + 7, tip - 4.4],
      [x, tip - 2.8],
    ],
    '#c24a40',
  );
  brush.window([x - 1.4, -height + 9, 2.8, 5.5]);
  if (height > 44) brush.window([x - 1.4, -height + 24, 2.8, 5.5]);
}
