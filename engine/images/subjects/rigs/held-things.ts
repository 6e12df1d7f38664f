import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';

/** What hands may hold. */
export type Held =
  | 'staff'
  | 'sword'
  | 'spear'
  | 'basket'
  | 'rod'
  | 'broom'
  | 'brush'
  | 'book'
  | 'flower'
  | 'spade'
  | 'wand'
  | 'hose'
  | 'net'
  | 'violin'
  | 'board'
  | 'bow'
  | 'lantern'
  | 'pan'
  | 'balloons';

/** Draws a thing in a hand at 0, 0; the ground is about 45 below. */
export const drawHeld = (brush: Brush, held: Held, coat: Colour): void => void THINGS[held](brush, coat);

const pole = (brush: Brush, colour: Colour = '#7a5a40') => brush.line('0,-34 1,44', colour, 1.7);

const THINGS: Record<Held, (brush: Brush, coat: Colour) => unknown> = {
  staff: (brush) => pole(brush).ellipse([0, -36, 2.6, 2.6], '#8fd8e0').glow([0, -36, 14], '#8fe8f0', 0.5),
  sword: (brush) =>
    brush
      .polygon('-1.2,0 1.2,0 3.6,-36 1.6,-38', '#cfd6dd')
      .line('-4,-1 5,-2', '#b08a3a', 2)
      .line('0,0 -0.6,6', '#5a3a2c', 2.4),
  spear: (brush) => pole(brush).polygon('-2.4,-34 2.4,-34 0,-44', '#b9c0c8'),
  basket: (brush) =>
    brush
      .curve('-7,4 0,-4 7,4', '#7a5236', 1.4)
      .polygon('-8,4 8,4 6,13 -6,13', '#a8763f')
      .ellipse([-3, 3, 3, 2.4], '#c8413a')
      .ellipse([2, 2.6, 3, 2.4], '#e5a23c'),
  rod: (brush) => brush.curve('-6,6 18,-24 40,-38', '#7a5a40', 1.5).line('40,-38 44,34', '#e8e4da', 0.4),
  broom: (brush) => brush.line('-6,-26 6,30', '#8a6a48', 1.6).polygon('3,28 9,27 14,44 3,45', '#c9a04f'),
  brush: (brush) =>
    brush.line('0,0 8,-9', '#8a6a48', 1.2).ellipse([9, -10, 1.8, 1.4], '#d9503f').ellipse([-10, 4, 7, 4.4], '#c9a878'),
  book: (brush) =>
    brush.polygon('-2,-8 11,-10 12,2 -1,4', '#9a3f3a').polygon('0,-7 10,-8.6 10.8,0.8 0.8,2.6', '#f4ecd8'),
  flower: (brush) =>
    brush.line('0,6 2,-9', '#4f7d46', 1.1).ellipse([2, -11, 4, 4], '#e0576a').ellipse([2, -11, 1.6, 1.6], '#f0c050'),
  spade: (brush) => brush.line('0,-20 3,30', '#8a6a48', 1.8).polygon('-1,29 8,28 7,42 2,44 0,40', '#8b929b'),
  wand: (brush) =>
    brush.line('0,2 12,-9', '#4a342c', 1.4).ellipse([13, -10, 1.6, 1.6], '#fff0b0').glow([13, -10, 12], '#ffe9a0', 0.8),
  hose: (brush) =>
    brush.line('-2,0 10,-4', '#c9483c', 2.6).faded(0.7, () => brush.curve('10,-4 26,-12 44,2', '#cfe8f4', 2)),
  net: (brush) => brush.line('-3,8 14,-20', '#8a6a48', 1.4).ring([18, -26, 6], '#d9d4c8', 1),
  violin: (brush) =>
    brush
      .ellipse([3, -8, 5, 3.6], '#a8562c', -0.7)
      .line('6,-12 13,-19', '#5a3826', 1.3)
      .line('-4,-16 14,-4', '#d9cbb0', 0.7),
  board: (brush, coat) => brush.ellipse([4, 8, 6, 36], shade(coat, 0.3), 0.06).line('4,-26 4,42', '#ffffff', 1),
  bow: (brush) => brush.curve('-1,-22 8,0 -1,22', '#7a5236', 1.7).line('-1,-22 -1,22', '#e8e0d0', 0.5),
  lantern: (brush) =>
    brush
      .rectangle([-3, 2, 6, 8], '#ffe0a0')
      .line('-4,2 4,2', '#3a3034', 1.4)
      .line('-4,10 4,10', '#3a3034', 1.4)
      .glow([0, 6, 26], '#ffcf80', 0.7),
  pan: (brush) =>
    brush
      .line('0,0 9,-1', '#3a3034', 1.8)
      .ellipse([14, -1, 7, 2.4], '#3a3034')
      .ellipse([14, -2.4, 3.4, 1.4], '#f0c050'),
  balloons(brush) {
    for (const [x, y, colour] of [
      [-8, -42, '#d9503f'],
      [4, -50, '#efc74a'],
      [14, -40, '#4f97d8'],
    ] as const)
      brush
        .line(
          [
            [0, 0],
            [x, y + 8],
          ],
          '#e8e4da',
          0.5,
        )
        .ellipse([x, y, 6.6, 8], colour);
  },
};
