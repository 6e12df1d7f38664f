import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import type { Joint } from '../../drawing/points.ts';

/** A crown of leaves made of lit puffs about a centre. */
export function drawCrown(brush: Brush, random: Random, crown: { at: Joint; colour: Colour; puffs?: number }): void {
  const {
    at: [x, y, radius],
    colour,
    puffs = 15,
  } = crown;
  const side = brush.lightSide;
  const made = Array.from({ length: puffs }, (_, index): Joint => {
    const angle = (index / puffs) * 15.08;
    const reach = Math.sqrt((index + 0.5) / puffs) * radius;
    return [x + Math.cos(angle) * reach * 0.78, y + Math.sin(angle) * reach * 0.6, radius * random.range(0.34, 0.5)];
  });
  for (const [px, py, r] of made) brush.ellipse([px, py, r, r * 0.92], shade(colour, -0.22));
  for (const [px, py, r] of made) {
    brush.ellipse([px + side * radius * 0.05, py - radius * 0.07, r * 0.86, r * 0.78], shade(colour, -0.04));
  }
  for (const [px, py, r] of made) {
    if (py < y + radius * 0.2) {
      brush.ellipse([px + side * radius * 0.11, py - radius * 0.15, r * 0.58, r * 0.5], shade(colour, 0.13));
    }
  }
  for (let index = 0; index < 22; index++) {
    const [angle, reach] = [random.next() * 6.28, random.next() * 0.72 * radius];
    const place = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8] as const;
    brush.ellipse([...place, radius * 0.045, radius * 0.035], shade(colour, random.pick([0.26, -0.3])));
  }
}

/** A trunk with two branches. */
export function drawTrunk(
  brush: Brush,
  { height, width, colour = '#5e4336' }: { height: number; width: number; colour?: Colour },
): void {
  brush.limb(
    [
      [0, 2, width * 1.3],
      [-width * 0.3, -height * 0.5, width * 0.8],
      [width * 0.2, -height, width * 0.6],
    ],
    colour,
  );
  brush.limb(
    [
      [0, -height * 0.6, width * 0.5],
      [width * 3, -height * 1.05, width * 0.24],
    ],
    colour,
  );
  brush.limb(
    [
      [0, -height * 0.5, width * 0.5],
      [-width * 3.2, -height * 0.98, width * 0.24],
    ],
    colour,
  );
}

const LEAVES = {
  autumn: ['#d0752f', '#c4502f', '#dba03f', '#b8452f'],
  winter: ['#dfe6ee'],
  green: ['#5f8a4c', '#6d9650', '#4f7d52'],
};

/** A colour of leaves in the season. */
export function leafColour(brush: Brush, random: Random): string {
  const { season } = brush.atmosphere;
  return random.pick(season === 'autumn' || season === 'winter' ? LEAVES[season] : LEAVES.green);
}

/** A conifer of six tiers, with snow on its lit side in winter. */
export function drawConifer(
  brush: Brush,
  random: Random,
  { colour, hasSnow }: { colour: Colour; hasSnow: boolean },
): void {
  const tiers = 6;
  const side = brush.lightSide;
  brush.rectangle([-2, -12, 4, 13], '#5a4033');
  for (let tier = 0; tier < tiers; tier++) {
    const y = -8 - tier * 15.2;
    const width = 26 * (1 - tier / (tiers + 0.5));
    const tip = y - 25;
    const mid = y - 9;
    brush.polygon(
      [
        [0, tip],
        [-width * 0.5, mid],
        [-width, y + random.range(-1, 2)],
        [-width * 0.5, y - 2.4],
        [-width * 0.2, y + 1.5],
        [0, y - 1.5],
        [width * 0.25, y + 1.5],
        [width * 0.55, y - 2.2],
        [width, y + random.range(-1, 2)],
        [width * 0.5, mid],
      ],
      shade(colour, -0.02 - (0.05 * (tiers - tier)) / tiers),
    );
    const lit = side * width;
    brush.polygon(
      [
        [0, tip],
        [lit * 0.5, mid],
        [lit, y],
        [lit * 0.55, y - 2.2],
        [lit * 0.22, y - 1],
        [side, y - 12.5],
      ],
      shade(colour, 0.15),
    );
    if (hasSnow)
      brush.polygon(
        [
          [0, tip],
          [lit * 0.5, mid],
          [lit * 0.92, y - 1.5],
          [lit * 0.4, y - 7.5],
          [-lit * 0.1, y - 10],
        ],
        '#f6f8fb',
      );
  }
}
