import type { Brush } from '../../drawing/brush.ts';
import { mix, shade, type Colour } from '../../drawing/colour.ts';
import type { Point } from '../../drawing/points.ts';
import type { Random } from '../../drawing/random.ts';
import { smooth, spline } from '../../drawing/spline.ts';
import type { Worn } from '../subject.ts';
import { drawFeatures } from './bust-face.ts';
import { drawHat } from './hats.ts';
import type { Outfit } from './outfit.ts';
import { drawWorn } from './worn-things.ts';

/** Colours of somebody whose head and shoulders are drawn. */
export type BustLook = { coat: Colour; skin: Colour; hair: Colour };
/** Somebody from near: outfit, colours, what is worn besides, and whether it is a child. */
export type Bust = { outfit: Outfit; look: BustLook; worn: readonly Worn[]; isChild: boolean };

const HEAD = { x: 0, y: -69, radius: 18 };
/** Hats are drawn about a head of this radius at this height. */
const HAT_HEAD = { y: -87, radius: 7.6 };

/** Draws head and shoulders from the front; the lower edge is at 0, the top of the head 100 above it. */
export function drawBust(brush: Brush, random: Random, bust: Bust): void {
  const { outfit, look, worn, isChild } = bust;
  const fringe = random.integer(0, 2);
  if (outfit.cape) brush.blob('-58,6 -52,-30 -24,-44 24,-44 52,-30 58,6 0,12', shade(outfit.cape, -0.12));
  if (outfit.hair === 'long') drawLongHair(brush, look.hair);
  drawShoulders(brush, bust);
  brush
    .ellipse([-18.6, -69, 3.4, 5], shade(look.skin, -0.1))
    .ellipse([18.6, -69, 3.4, 5], shade(look.skin, -0.1))
    .polygon(smooth(faceOutline(isChild), 8), look.skin)
    .faded(0.5, () =>
      brush.within(
        () => outline(brush, smooth(faceOutline(isChild), 8)),
        () => brush.ellipse([-brush.lightSide * 21, -64, 13, 34], shade(look.skin, -0.16)),
      ),
    );
  drawFeatures(brush, { skin: look.skin, hair: look.hair, hasLashes: outfit.hair === 'long', isChild });
  if (outfit.beard) drawBeard(brush, outfit.beard);
  if (outfit.hair !== 'none') drawFringe(brush, { hair: look.hair, fringe, isLong: outfit.hair === 'long' });
  if (outfit.scarf) drawScarf(brush, outfit.scarf);
  // A hood from near would hide the face.
  if (outfit.hat && outfit.hat !== 'hood') {
    const scale = HEAD.radius / HAT_HEAD.radius;
    brush.placed({ y: HEAD.y - 3 - HAT_HEAD.y * scale, scale }, () => drawHat(brush, outfit.hat!, look.coat));
  }
  drawWorn(brush, worn, {
    head: [HEAD.x, HEAD.y - 1, HEAD.radius],
    neck: { at: [0, -43, 13], turn: 0 },
  });
}

const faceOutline = (isChild: boolean): string =>
  isChild
    ? '-18,-74 -17,-88 0,-95 17,-88 18,-74 17.6,-60 10,-48 0,-45 -10,-48 -17.6,-60 -18,-74'
    : '-17,-74 -16,-88 0,-95 16,-88 17,-74 16,-60 8,-47 0,-44 -8,-47 -16,-60 -17,-74';

function outline(brush: Brush, points: readonly Point[]): void {
  points.forEach(([x, y], index) => (index === 0 ? brush.context.moveTo(x, y) : brush.context.lineTo(x, y)));
}

function drawLongHair(brush: Brush, hair: Colour): void {
  brush
    .blob(
      '-20,-84 -14,-100 0,-104 14,-100 20,-84 24,-58 27,-34 20,-16 0,-20 -20,-16 -27,-34 -24,-58',
      shade(hair, -0.2),
    )
    .faded(0.6, () => brush.blob('-22,-74 -24,-48 -26,-30 -20,-20 -17,-44 -18,-70', hair))
    .faded(0.6, () => brush.blob('22,-74 24,-48 26,-30 20,-20 17,-44 18,-70', hair));
}

function drawShoulders(brush: Brush, { outfit, look: { coat, skin }, isChild }: Bust): void {
  const wide = isChild ? 34 : 42;
  const body = [
    [-wide - 4, 6],
    [-wide, -20],
    [-wide * 0.62, -31],
    [-10, -37],
    [10, -37],
    [wide * 0.62, -31],
    [wide, -20],
    [wide + 4, 6],
  ] as const;
  brush
    .blob(body, coat)
    .faded(0.3, () =>
      brush.within(
        () => outline(brush, spline([...body, body[0], body[1]], 7)),
        () => brush.ellipse([-brush.lightSide * wide, -6, wide * 0.7, 36], shade(coat, -0.4)),
      ),
    )
    .polygon(smooth('-8,-54 -8,-36 -13,-32 0,-26 13,-32 8,-36 8,-54', 5), shade(skin, -0.13));
  drawNeckline(brush, outfit, { coat, skin });
  for (const side of [-1, 1])
    brush.faded(0.6, () =>
      brush.curve(
        [
          [side * wide * 0.72, 6],
          [side * wide * 0.68, -10],
          [side * wide * 0.74, -18],
        ],
        shade(coat, -0.3),
        1,
      ),
    );
  if (outfit.apron)
    brush
      .polygon('-14,-20 14,-20 18,6 -18,6', outfit.apron)
      .line('-14,-20 -17,-36', outfit.apron, 2.4)
      .line('14,-20 17,-36', outfit.apron, 2.4);
  if (outfit.pack)
    for (const side of [-1, 1])
      brush.line(
        [
          [side * 20, -34],
          [side * 24, 6],
        ],
        shade(outfit.pack, -0.1),
        5,
      );
}

/** How a garment ends at the neck. */
function drawNeckline(brush: Brush, outfit: Outfit, { coat, skin }: Pick<BustLook, 'coat' | 'skin'>): void {
  if (outfit.skirt === 'dress')
    brush.polygon(smooth('-17,-36 -12,-24 0,-19 12,-24 17,-36 8,-38 0,-36 -8,-38 -17,-36', 5), shade(skin, -0.03));
  else if (outfit.skirt === 'robe' || outfit.skirt === 'coat')
    brush
      .polygon('-13,-38 0,-6 13,-38 20,-33 5,6 -5,6 -20,-33', shade(coat, -0.22))
      .polygon('-11,-36 0,-9 11,-36 4,-31 -4,-31', mix(skin, '#ffffff', 0.12));
  else
    brush
      .polygon(
        smooth('-14,-37 -7,-30 0,-28 7,-30 14,-37 17,-33 8,-24 0,-22 -8,-24 -17,-33 -14,-37', 4),
        shade(coat, -0.24),
      )
      .line('0,-22 0,6', shade(coat, -0.16), 0.8);
}

function drawFringe(brush: Brush, { hair, fringe, isLong }: { hair: Colour; fringe: number; isLong: boolean }): void {
  const shapes = [
    '-19.6,-70 -21,-88 -12,-101 2,-104 15,-99 21,-86 19.4,-70 16.6,-80 8,-88 -2,-90 -12,-85 -16.6,-78 -19.6,-70',
    '-19.6,-68 -21,-88 -10,-102 6,-103 17,-97 20.6,-84 19.4,-70 17,-78 12,-84 -2,-85 -10,-92 -15,-82 -17,-76 -19.6,-68',
    '-19.4,-70 -20.6,-86 -13,-100 0,-103.6 13,-100 20.6,-86 19.4,-70 17,-80 13,-83 4,-82.4 -4,-82 -13,-83 -17,-80 -19.4,-70',
  ];
  brush
    .polygon(smooth(shapes[fringe]!, 5), hair)
    .faded(0.4, () => brush.curve('-12,-92 -4,-98 6,-99 13,-94', shade(hair, 0.36), 2.2));
  if (!isLong) return;
  for (const side of [-1, 1])
    brush.polygon(
      spline(
        [
          [side * 15, -88],
          [side * 21.6, -80],
          [side * 22.6, -56],
          [side * 21, -38],
          [side * 18.4, -58],
          [side * 17.6, -74],
          [side * 15, -88],
        ],
        5,
      ),
      shade(hair, -0.06),
    );
}

function drawBeard(brush: Brush, beard: Colour): void {
  brush
    .blob('-17,-68 -16,-50 -10,-36 0,-30 10,-36 16,-50 17,-68 13,-60 8,-57.4 0,-58 -8,-57.4 -13,-60', beard)
    .faded(0.5, () => brush.blob('-14,-56 -8,-40 0,-34 -2,-46 -8,-52', shade(beard, -0.14)))
    .ellipse([0, -53.4, 4.6, 1.6], '#a8625a')
    .blob('-9,-56 -4,-60 0,-58.6 4,-60 9,-56 4,-56.6 0,-56 -4,-56.6', shade(beard, 0.12));
}

function drawScarf(brush: Brush, scarf: Colour): void {
  brush
    .polygon(smooth('6,-36 18,-34 20,6 8,6 6,-20', 4), shade(scarf, -0.2))
    .polygon(smooth('-18,-46 -8,-42 8,-42 18,-46 20,-34 8,-29 -8,-29 -20,-34 -18,-46', 5), scarf)
    .faded(0.5, () => brush.curve('-17,-40 0,-35 17,-40', shade(scarf, -0.3), 1.2));
}
