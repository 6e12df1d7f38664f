import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';

/** What heads may wear. */
export type Hat =
  | 'brim'
  | 'straw'
  | 'cap'
  | 'helmet'
  | 'crown'
  | 'pointed'
  | 'chef'
  | 'bobble'
  | 'hood'
  | 'horns'
  | 'top'
  | 'pirate'
  | 'visor'
  | 'beret'
  | 'turban'
  | 'wreath'
  | 'santa'
  | 'party'
  | 'sun'
  | 'bowler'
  | 'hard';

/** Draws a hat on a head about 0, -87, in its own colour; those without one take up that of the coat. */
export const drawHat = (brush: Brush, hat: Hat, coat: Colour): void => void HATS[hat](brush, USUAL[hat] ?? coat);

/** Draws a hat in the colour that it is asked for in. */
export const drawHatIn = (brush: Brush, hat: Hat, colour: Colour | undefined): void =>
  void HATS[hat](brush, colour ?? USUAL[hat] ?? (hat === 'pointed' ? '#4a3a6a' : '#b8503c'));

/** Colours of hats that have one of their own. */
const USUAL: Partial<Record<Hat, Colour>> = {
  brim: '#8a6a44',
  straw: '#e0c07a',
  helmet: '#a9b0ba',
  crown: '#e6b93f',
  chef: '#ffffff',
  bobble: '#c9483c',
  horns: '#8f8a84',
  top: '#2b2a33',
  pirate: '#26242c',
  visor: '#eef0f2',
  beret: '#8f2f3a',
  santa: '#c8322f',
  party: '#4f97d8',
  sun: '#ecd9ae',
  bowler: '#33303a',
  wreath: '#e892ab',
  hard: '#efb93a',
};

/** A brim that is turned up at its sides, a dented crown and a band. */
const wide = (brush: Brush, colour: Colour, band: Colour) =>
  brush
    .polygon(
      smooth('-15,-95.5 -9,-92.4 0,-91 9,-92.4 15,-95.5 11,-91 0,-88.8 -11,-91 -15,-95.5', 5),
      shade(colour, -0.1),
    )
    .polygon(smooth('-7.4,-92 -7,-100 -4,-103.4 0,-101.8 4,-103.4 7,-100 7.4,-92 0,-90.4 -7.4,-92', 5), colour)
    .polygon('-7.5,-94.6 7.5,-94.6 7.5,-91.8 0,-90.6 -7.5,-91.8', band)
    .faded(0.35, () => brush.polygon(smooth('-7.2,-95 -7,-100 -4,-103 -4.4,-95', 5), shade(colour, -0.4)));

const HATS: Record<Hat, (brush: Brush, colour: Colour) => unknown> = {
  brim: (brush, colour) => wide(brush, colour, shade(colour, -0.45)),
  straw(brush, colour) {
    wide(brush, colour, '#a8473f');
    for (const x of [-4.5, -1.5, 1.5, 4.5])
      brush.faded(0.35, () =>
        brush.line(
          [
            [x, -95],
            [x * 0.9, -101],
          ],
          shade(colour, -0.3),
          0.5,
        ),
      );
  },
  sun: (brush, colour) =>
    brush
      .ellipse([0, -92, 16, 4], shade(colour, -0.12))
      .ellipse([0, -93, 15.4, 3.2], colour)
      .polygon(smooth('-7.6,-93 -7,-99.4 0,-102.6 7,-99.4 7.6,-93 0,-91.4 -7.6,-93', 5), shade(colour, 0.06))
      .polygon('-7.7,-95.6 7.7,-95.6 7.7,-92.8 0,-91.4 -7.7,-92.8', '#5f86b0')
      .polygon('6,-95 12,-91 9.4,-88.6 6,-92', '#5f86b0'),
  bowler: (brush, colour) =>
    brush
      .polygon(
        smooth('-13,-94.4 -8,-92 0,-91 8,-92 13,-94.4 9,-90.4 0,-89.4 -9,-90.4 -13,-94.4', 5),
        shade(colour, -0.2),
      )
      .polygon(smooth('-8,-91.6 -8.4,-98 -4,-103 4,-103 8.4,-98 8,-91.6 0,-90.6 -8,-91.6', 5), colour)
      .rectangle([-8, -94.6, 16, 2.2], shade(colour, -0.4))
      .faded(0.4, () => brush.ellipse([brush.lightSide * 3, -99, 2.4, 2.8], shade(colour, 0.4))),
  santa: (brush, colour) =>
    brush
      .polygon(smooth('-8,-92 -5,-102 2,-107 9,-105 14,-98 10,-100 7,-101 8,-92', 5), colour)
      .faded(0.4, () => brush.polygon(smooth('-7.6,-93 -4.6,-101.4 0,-105 -1,-97 -2,-92', 5), shade(colour, -0.35)))
      .rounded([-10, -95.4, 20, 5.6], 2.8, '#f7f3ec')
      .ellipse([14, -96.8, 3.2, 3.2], '#fbf8f2'),
  party(brush, colour) {
    brush
      .polygon('-6.4,-93 0,-111 6.4,-93', colour)
      .faded(0.35, () => brush.polygon('-6.4,-93 0,-111 -1.6,-93', shade(colour, -0.4)));
    for (const [x, y, dot] of [
      [-2.6, -96, '#efc74a'],
      [2.4, -97.4, '#f4f3ee'],
      [-0.4, -101.6, '#e0576a'],
      [1, -105.6, '#efc74a'],
    ] as const)
      brush.ellipse([x, y, 1.1, 1.1], dot);
    brush.ellipse([0, -111.4, 2.2, 2.2], '#efc74a');
  },
  cap: (brush, coat) =>
    brush
      .polygon(smooth('-8.4,-91 -8,-97 -4,-100.6 2,-101 7,-97.6 8.2,-91.6 0,-90.6 -8.4,-91', 5), coat)
      .faded(0.4, () => brush.polygon(smooth('-8.2,-91.4 -7.6,-97 -4,-100 -3.6,-91', 5), shade(coat, -0.4)))
      .polygon(smooth('4,-93.4 11,-93 16.4,-90.2 10,-89.6 4,-91', 5), shade(coat, -0.28))
      .ellipse([-0.6, -101, 1.3, 0.9], shade(coat, -0.3)),
  helmet: (brush, colour) =>
    brush
      .polygon(smooth('-9,-84 -9,-95 0,-100 9,-95 9,-86', 5), colour)
      .rectangle([-9, -90, 18, 2.4], shade(colour, -0.25))
      .rectangle([2, -89, 7, 8], shade(colour, -0.14)),
  crown: (brush, colour) =>
    brush
      .polygon('-7,-92 -8.4,-103 -3.6,-98 0,-105 3.6,-98 8.4,-103 7,-92', colour)
      .rectangle([-7, -94, 14, 2.6], shade(colour, -0.16))
      .ellipse([0, -96.6, 1.4, 1.4], '#c8413a')
      .ellipse([-4.4, -96, 1, 1], '#3a6fb5')
      .ellipse([4.4, -96, 1, 1], '#3a6fb5'),
  pointed: (brush, coat) =>
    brush
      .polygon(smooth('-9,-93 -2,-108 -5,-124', 6).concat(smooth('-5,-124 5,-108 9,-93', 6)), shade(coat, -0.1))
      .ellipse([0, -93, 15, 2.8], shade(coat, -0.2))
      .polygon('-8.4,-97 8.4,-97 9,-93.6 -9,-93.6', shade(coat, -0.45))
      .rectangle([-2, -97, 4, 3.4], '#d9b04a'),
  chef: (brush, colour) =>
    brush
      .rectangle([-7, -99, 14, 8], shade(colour, -0.06))
      .ellipse([-5, -102, 6, 5.4], colour)
      .ellipse([5, -102, 6, 5.4], colour)
      .ellipse([0, -105, 6, 5.4], colour),
  bobble(brush, colour) {
    brush.polygon(smooth('-8,-91 -7.4,-99 0,-102.6 7.4,-99 8,-91', 5), colour);
    for (const x of [-4.6, -1.6, 1.6, 4.6])
      brush.faded(0.3, () =>
        brush.line(
          [
            [x, -93],
            [x * 0.7, -100.6],
          ],
          shade(colour, -0.5),
          0.7,
        ),
      );
    brush.rounded([-8.8, -94.2, 17.6, 4.4], 1.8, shade(colour, 0.45)).ellipse([0, -103.6, 3, 3], shade(colour, 0.55));
  },
  hood: (brush, coat) =>
    brush.polygon(smooth('-9,-78 -10,-94 -1,-100 7,-95 4,-92 -2,-90 -3,-78', 5), shade(coat, -0.12)),
  horns: (brush, colour) =>
    brush
      .polygon(smooth('-8,-90 -7,-98 0,-100 7,-98 8,-90', 5), colour)
      .curve('-7,-96 -13,-99 -14,-106', '#f0e6d0', 2.4)
      .curve('7,-96 13,-99 14,-106', '#f0e6d0', 2.4),
  top: (brush, colour) =>
    brush
      .ellipse([0, -92.4, 11.4, 2.4], shade(colour, -0.14))
      .polygon('-6.6,-93 -7.2,-109 7.2,-109 6.6,-93', colour)
      .ellipse([0, -109, 7.2, 1.5], shade(colour, 0.14))
      .polygon('-6.6,-97 6.6,-97 6.6,-93.6 -6.6,-93.6', '#8f3a38')
      .faded(0.3, () => brush.rectangle([brush.lightSide * 3.4 - 1, -108, 2, 11], shade(colour, 0.6))),
  pirate: (brush, colour) =>
    brush
      .polygon(smooth('-14,-92 -8,-101 0,-104 8,-101 14,-92 0,-95 -14,-92', 5), colour)
      .curve('-14,-92 0,-95 14,-92', '#d9b04a', 1)
      .ellipse([0, -98.6, 2, 2.2], '#f4f1ea'),
  visor: (brush, colour) =>
    brush
      .ellipse([1, -88, 12, 12.6], colour)
      .ellipse([3, -87.4, 8.6, 7.6], '#2c3a56')
      .ellipse([5.6, -90, 2.6, 2], '#9fc0e0'),
  beret: (brush, colour) =>
    brush
      .ellipse([-1.4, -95, 9.6, 4.4], colour, -0.15)
      .faded(0.4, () => brush.ellipse([-3, -93.6, 7, 2.4], shade(colour, -0.35), -0.15))
      .line('-2,-99 -1.6,-101', shade(colour, -0.3), 0.9),
  turban: (brush, coat) => brush.ellipse([0, -95, 9, 6], shade(coat, 0.2)).ellipse([0, -97, 7, 4.4], shade(coat, 0.34)),
  wreath(brush, colour) {
    brush.curve('-8.4,-92 -5,-95.6 0,-97 5,-95.6 8.4,-92', '#5f8f4f', 1.6);
    for (let flower = 0; flower < 7; flower++) {
      const [x, y] = [-8.4 + flower * 2.8, -92.6 - Math.sin((flower / 6) * Math.PI) * 4.2];
      brush.ellipse([x, y, 2.3, 2.3], shade(colour, [0, 0.5, -0.18][flower % 3]!)).ellipse([x, y, 0.8, 0.8], '#f0c050');
    }
  },
  hard: (brush, colour) =>
    brush
      .polygon(smooth('-8.8,-91 -8.6,-97 -4,-101.4 3,-101.4 8,-97 8.8,-91', 5), colour)
      .polygon(smooth('-9.6,-91.6 0,-93 10,-92.4 15,-90 9,-89.4 -9.6,-89.8', 4), shade(colour, -0.16))
      .rounded([-1.8, -103, 3.6, 10], 1.6, shade(colour, 0.16))
      .faded(0.4, () => brush.polygon(smooth('-8.6,-92 -8.2,-97 -4.4,-100.6 -4,-92', 5), shade(colour, -0.4))),
};
