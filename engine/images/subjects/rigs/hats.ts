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
  | 'wreath';

/** Draws a hat on a head about 0, -87. Some take up the colour of the coat. */
export const drawHat = (brush: Brush, hat: Hat, coat: Colour): void => void HATS[hat](brush, coat);

const wide = (brush: Brush, colour: Colour) =>
  brush
    .ellipse([0, -93, 13, 2.6], colour)
    .rectangle([-6.5, -101, 13, 8], shade(colour, 0.06))
    .rectangle([-6.5, -95, 13, 2], '#3a2a2a');

const HATS: Record<Hat, (brush: Brush, coat: Colour) => unknown> = {
  brim: (brush) => wide(brush, '#8a6a44'),
  straw: (brush) => wide(brush, '#e0c07a'),
  cap: (brush, coat) =>
    brush
      .polygon(smooth('-8,-91 -7,-98 0,-100 7,-97 8,-91', 5), shade(coat, -0.2))
      .polygon('4,-93 14,-91 8,-90', shade(coat, -0.35)),
  helmet: (brush) =>
    brush
      .polygon(smooth('-9,-84 -9,-95 0,-100 9,-95 9,-86', 5), '#a9b0ba')
      .rectangle([-9, -90, 18, 2.4], '#7d858f')
      .rectangle([2, -89, 7, 8], '#8f98a3'),
  crown: (brush) =>
    brush
      .polygon('-7,-93 -8,-103 -3.6,-98 0,-105 3.6,-98 8,-103 7,-93', '#e6b93f')
      .ellipse([0, -96, 1.4, 1.4], '#c8413a'),
  pointed: (brush, coat) =>
    brush
      .polygon(smooth('-9,-93 -2,-108 -5,-124', 6).concat(smooth('-5,-124 5,-108 9,-93', 6)), shade(coat, -0.1))
      .ellipse([0, -93, 15, 2.8], shade(coat, -0.2)),
  chef: (brush) =>
    brush
      .rectangle([-7, -99, 14, 8], '#f4f1ea')
      .ellipse([-5, -102, 6, 5.4], '#ffffff')
      .ellipse([5, -102, 6, 5.4], '#ffffff')
      .ellipse([0, -105, 6, 5.4], '#ffffff'),
  bobble: (brush) =>
    brush
      .polygon(smooth('-8,-91 -7,-99 0,-102 7,-99 8,-91', 5), '#c9483c')
      .rectangle([-8, -93, 16, 3.4], '#f4f1ea')
      .ellipse([0, -103, 3, 3], '#f4f1ea'),
  hood: (brush, coat) =>
    brush.polygon(smooth('-9,-78 -10,-94 -1,-100 7,-95 4,-92 -2,-90 -3,-78', 5), shade(coat, -0.12)),
  horns: (brush) =>
    brush
      .polygon(smooth('-8,-90 -7,-98 0,-100 7,-98 8,-90', 5), '#8f8a84')
      .curve('-7,-96 -13,-99 -14,-106', '#f0e6d0', 2.4)
      .curve('7,-96 13,-99 14,-106', '#f0e6d0', 2.4),
  top: (brush) =>
    brush
      .ellipse([0, -93, 11, 2.2], '#23222a')
      .rectangle([-6.6, -109, 13.2, 16], '#2b2a33')
      .rectangle([-6.6, -97, 13.2, 2.6], '#8f3a38'),
  pirate: (brush) =>
    brush
      .polygon(smooth('-14,-92 -8,-101 0,-104 8,-101 14,-92 0,-95 -14,-92', 5), '#26242c')
      .ellipse([0, -98, 2, 2.2], '#f4f1ea'),
  visor: (brush) =>
    brush
      .ellipse([1, -88, 12, 12.6], '#eef0f2')
      .ellipse([3, -87.4, 8.6, 7.6], '#2c3a56')
      .ellipse([5.6, -90, 2.6, 2], '#9fc0e0'),
  beret: (brush) => brush.ellipse([-1.4, -95, 9.4, 4], '#8f2f3a', -0.15),
  turban: (brush, coat) => brush.ellipse([0, -95, 9, 6], shade(coat, 0.2)).ellipse([0, -97, 7, 4.4], shade(coat, 0.34)),
  wreath(brush) {
    for (let flower = 0; flower < 6; flower++)
      brush.ellipse(
        [-7.5 + flower * 3, -94 - Math.sin(flower * 0.63) * 3.4, 2.2, 2.2],
        ['#e892ab', '#f3e7cb', '#e0574c'][flower % 3]!,
      );
  },
};
