import { between, shade, type Colour } from '../../drawing/colour.ts';
import type { Joint, Point } from '../../drawing/points.ts';
import type { Clothing } from './animal-clothes.ts';
import type { Drawing } from './four-legged-drawing.ts';

/** Dresses the trunk of an animal on four legs, with sleeves about its forelegs. */
export function dressFourLegged(drawing: Drawing, half: number, { garment, colour }: Clothing): void {
  if (garment === 'cape') return drawCape(drawing, half, colour);
  if (garment === 'dress') drawSkirt(drawing, half, colour);
  const { brush, build } = drawing;
  const { back, thickness, legThickness = 4 } = build;
  const end = garment === 'shirt' || garment === 'apron' ? -half * 0.3 : -half * 0.72;
  const trunk: Joint[] = [
    [end, -back + thickness * 0.32, thickness * 1.0],
    [between(end, half * 0.86, 0.5), -back + thickness * 0.34, thickness * 1.06],
    [half * 0.8, -back + thickness * 0.26, thickness * 1.02],
  ];
  brush.limb(trunk, colour);
  brush.limb(
    [
      [half * 0.88, -back + thickness * 0.62, Math.max(legThickness * 1.8, thickness * 0.5)],
      [half * 0.9, -back * 0.46, legThickness * 1.5],
    ],
    shade(colour, -0.08),
  );
  brush.faded(0.3, () =>
    brush.limb(
      [
        [end, -back + thickness * 1.0, thickness * 0.26],
        [half * 0.6, -back + thickness * 1.06, thickness * 0.24],
      ],
      shade(colour, -0.5),
    ),
  );
  brush.curve(edge(end - thickness * 0.62, { back, thickness }), shade(colour, -0.3), thickness * 0.14);
  drawCollar(drawing, half, garment === 'suit' ? '#f6f4ee' : shade(colour, 0.28));
  if (garment === 'suit') drawBow(drawing, half);
  if (garment !== 'coat' && garment !== 'raincoat' && garment !== 'suit') return;
  for (const share of [0.2, 0.5, 0.8])
    brush.ellipse(
      [between(end, half * 0.7, share), -back + thickness * 0.92, thickness * 0.09, thickness * 0.09],
      shade(colour, -0.5),
    );
}

/** The hem at the waist, from the back to the belly. */
const edge = (x: number, { back, thickness }: { back: number; thickness: number }): Point[] => [
  [x + thickness * 0.34, -back - thickness * 0.5],
  [x, -back + thickness * 0.32],
  [x + thickness * 0.34, -back + thickness * 1.14],
];

function drawCollar({ brush, build: { back, thickness, neck } }: Drawing, half: number, colour: Colour): void {
  const at = (share: number): Point => [
    between(half * 0.72, half + neck[0], share),
    between(-back, -back + neck[1], share),
  ];
  const [x, y] = at(0.42);
  const turn = Math.atan2(neck[1], half + neck[0] - half * 0.72) + Math.PI / 2;
  brush.placed({ x, y, turn }, () =>
    brush.ellipse([0, 0, Math.max(neck[2] * 1.3, thickness * 0.8), neck[2] * 0.36], colour),
  );
}

function drawBow({ brush, build: { back, thickness, neck } }: Drawing, half: number): void {
  const [x, y] = [half * 0.8 + neck[0] * 0.55 + thickness * 0.5, -back + neck[1] * 0.2];
  const wide = thickness * 0.36;
  for (const side of [-1, 1])
    brush.polygon(
      [
        [x, y],
        [x + side * wide, y - wide * 0.6],
        [x + side * wide, y + wide * 0.6],
      ],
      '#a8323a',
    );
}

function drawSkirt({ brush, build: { back, thickness } }: Drawing, half: number, colour: Colour): void {
  const hem = -back + thickness * 2;
  for (const [reach, tone] of [
    [1.12, -0.14],
    [0.96, 0.06],
  ] as const)
    brush.polygon(
      [
        [-half * 0.5, -back - thickness * 0.5],
        [half * 0.1, -back - thickness * 0.56],
        [half * 0.34 * reach, hem],
        [-half * 0.1, hem + thickness * 0.18],
        [-half * 0.5, hem],
        [-half * 0.86 * reach, hem + thickness * 0.1],
      ],
      shade(colour, tone),
    );
}

function drawCape({ brush, build: { back, thickness } }: Drawing, half: number, colour: Colour): void {
  brush
    .polygon(
      [
        [half * 0.86, -back - thickness * 0.62],
        [half * 0.2, -back - thickness * 0.72],
        [-half * 0.9, -back - thickness * 0.6],
        [-half * 1.3, -back + thickness * 1.5],
        [-half * 0.6, -back + thickness * 1.3],
        [half * 0.1, -back + thickness * 1.1],
        [half * 0.8, -back + thickness * 0.5],
      ],
      colour,
    )
    .faded(0.4, () =>
      brush.polygon(
        [
          [-half * 0.2, -back - thickness * 0.66],
          [-half * 0.9, -back - thickness * 0.56],
          [-half * 1.24, -back + thickness * 1.4],
          [-half * 0.7, -back + thickness * 1.3],
        ],
        shade(colour, -0.3),
      ),
    );
  brush.line(
    [
      [half * 0.82, -back - thickness * 0.6],
      [half * 1.02, -back + thickness * 0.66],
    ],
    shade(colour, 0.3),
    thickness * 0.22,
  );
}
