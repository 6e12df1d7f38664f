import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';

/** Blossoms that a stem may carry. */
export type Blossom = 'daisy' | 'tulip' | 'sunflower' | 'rose' | 'poppy' | 'bell';

/** A stem with a leaf and a blossom. */
export function drawFlower(
  brush: Brush,
  random: Random,
  flower: { x: number; height: number; colour: Colour; blossom: Blossom },
): void {
  const { x, height, colour, blossom } = flower;
  brush.curve(
    [
      [x, 0],
      [x + random.range(-3, 3), -height * 0.5],
      [x, -height],
    ],
    '#4f7d46',
    1.8,
  );
  brush.blob(
    [
      [x, -height * 0.3],
      [x + 9, -height * 0.5],
      [x + 11, -height * 0.62],
      [x + 2, -height * 0.4],
    ],
    '#5f8f4f',
  );
  brush.placed({ x, y: -height }, () => BLOSSOMS[blossom](brush, colour));
}

const BLOSSOMS: Record<Blossom, (brush: Brush, colour: Colour) => void> = {
  daisy: (brush, colour) => petals(brush, { colour, count: 6, radius: 9, thickness: 0.34, heart: '#f0c050' }),
  sunflower: (brush, colour) => petals(brush, { colour, count: 16, radius: 16, thickness: 0.17, heart: '#5a3826' }),
  tulip(brush, colour) {
    brush.blob(
      [
        [-7, -4],
        [-6, -18],
        [-2, -13],
        [0, -20],
        [2, -13],
        [6, -18],
        [7, -4],
        [0, 2],
      ],
      colour,
    );
    brush.blob(
      [
        [-3, 0],
        [-3, -12],
        [0, -19],
        [3, -12],
        [3, 0],
      ],
      shade(colour, 0.15),
    );
  },
  rose(brush, colour) {
    for (const [radius, tone] of [
      [10, -0.18],
      [8, 0],
      [5.6, 0.14],
      [3.4, -0.14],
      [1.6, 0.1],
    ] as const) {
      brush.ellipse([radius * 0.08, -radius * 0.1, radius, radius * 0.92], shade(colour, tone));
    }
    brush.blob(
      [
        [-9, 5],
        [-3, 2],
        [0, 10],
        [4, 2],
        [9, 5],
        [0, 13],
      ],
      '#4f7d46',
    );
  },
  poppy(brush, colour) {
    for (const [x, y] of [
      [-6, -2],
      [6, -2],
      [0, -7],
      [0, 3],
    ] as const)
      brush.ellipse([x, y, 8, 7], shade(colour, y / 40));
    brush.ellipse([0, -1, 3.6, 3.4], '#2a2030');
  },
  bell(brush, colour) {
    for (let index = 0; index < 5; index++) {
      const y = 4 + index * 6;
      const x = index % 2 ? 6 : -6;
      brush.blob(
        [
          [x - 4, y + 5],
          [x - 3, y - 3],
          [x, y - 6],
          [x + 3, y - 3],
          [x + 4, y + 5],
          [x, y + 3],
        ],
        shade(colour, index % 2 ? 0.1 : -0.06),
      );
    }
  },
};

function petals(
  brush: Brush,
  flower: { colour: Colour; count: number; radius: number; thickness: number; heart: Colour },
): void {
  const { colour, count, radius, thickness, heart } = flower;
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * Math.PI * 2;
    const place = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7] as const;
    brush.ellipse([...place, radius * 0.5, radius * thickness], shade(colour, index % 2 ? -0.08 : 0.08), angle);
  }
  brush.ellipse([0, 0, radius * 0.42, radius * 0.42], heart);
}
