import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';

/** Leaves that are drawn one by one. */
export type Leaf = 'maple' | 'oak' | 'plain' | 'clover';

/** A leaf on its stalk, 100 high, upright on 0, 0. */
export function drawLeaf(brush: Brush, leaf: Leaf, colour: Colour): void {
  if (leaf === 'clover') return drawClover(brush, colour);
  const outline = OUTLINES[leaf];
  brush.curve('0,-22 2,-10 -3,0', shade(colour, -0.35), 3).polygon(outline, colour);
  brush.faded(0.3, () =>
    brush.within(
      () => outline.forEach(([x, y], index) => (index === 0 ? brush.context.moveTo(x, y) : brush.context.lineTo(x, y))),
      () => brush.rectangle([brush.lightSide > 0 ? -60 : 0, -110, 60, 110], shade(colour, -0.5)),
    ),
  );
  for (const vein of VEINS[leaf]) brush.faded(0.75, () => brush.curve(vein, shade(colour, 0.34), 1.8));
}

const mirrored = (side: readonly (readonly [number, number])[]) => [
  ...side,
  ...side.toReversed().map(([x, y]): readonly [number, number] => [-x, y]),
];

const OUTLINES = {
  maple: mirrored([
    [0, -100],
    [8, -84],
    [16, -87],
    [14, -64],
    [26, -76],
    [30, -69],
    [44, -72],
    [39, -58],
    [46, -53],
    [26, -38],
    [29, -31],
    [6, -33],
    [2, -20],
  ]),
  oak: smooth(
    '0,-100 12,-94 10,-82 24,-80 20,-66 32,-60 22,-48 30,-40 14,-32 12,-24 0,-20 -12,-24 -14,-32 -30,-40 -22,-48 -32,-60 -20,-66 -24,-80 -10,-82 -12,-94 0,-100',
    4,
  ),
  plain: smooth('0,-100 18,-80 28,-56 20,-34 0,-20 -20,-34 -28,-56 -18,-80 0,-100', 6),
} as const;

const VEINS: Record<Exclude<Leaf, 'clover'>, readonly string[]> = {
  maple: [
    '0,-22 0,-60 0,-92',
    '0,-36 18,-52 34,-62',
    '0,-36 -18,-52 -34,-62',
    '0,-32 12,-36 22,-36',
    '0,-32 -12,-36 -22,-36',
  ],
  oak: [
    '0,-22 0,-60 0,-92',
    '0,-40 10,-46 22,-58',
    '0,-40 -10,-46 -22,-58',
    '0,-60 8,-66 16,-74',
    '0,-60 -8,-66 -16,-74',
  ],
  plain: [
    '0,-22 0,-60 0,-94',
    '0,-38 10,-48 18,-60',
    '0,-38 -10,-48 -18,-60',
    '0,-56 8,-66 12,-76',
    '0,-56 -8,-66 -12,-76',
  ],
};

function drawClover(brush: Brush, colour: Colour): void {
  brush.curve('0,-46 4,-20 -2,0', shade(colour, -0.3), 3.6);
  for (let leaf = 0; leaf < 4; leaf++)
    brush.placed({ y: -56, turn: Math.PI / 4 + (leaf * Math.PI) / 2 }, () =>
      brush
        .polygon(
          smooth('0,-2 -20,-16 -20,-36 -8,-42 0,-34 8,-42 20,-36 20,-16 0,-2', 5),
          shade(colour, leaf % 2 ? -0.08 : 0.06),
        )
        .faded(0.5, () => brush.line('0,-6 0,-30', shade(colour, 0.5), 1.6)),
    );
}
