import type { Brush } from '../../drawing/brush.ts';
import { mix, shade, type Colour } from '../../drawing/colour.ts';

/** How a face from near differs from others. */
type Face = { skin: Colour; hair: Colour; hasLashes: boolean; isChild: boolean };

const EYE_X = 7.4;
const EYE_Y = -71;

/** Draws eyes, brows, nose, mouth and cheeks of a face that looks at us. */
export function drawFeatures(brush: Brush, { skin, hair, hasLashes, isChild }: Face): void {
  const size = isChild ? 1.2 : hasLashes ? 1.08 : 1;
  const dark = shade(skin, -0.62);
  brush.faded(0.34, () => {
    for (const side of [-1, 1]) brush.ellipse([side * 11, -61.6, 4.6, 3.2], mix(skin, '#d8564a', 0.6));
  });
  for (const side of [-1, 1]) {
    const x = side * EYE_X;
    brush
      .ellipse([x, EYE_Y, 3.9 * size, 2.5 * size], '#fbf7f0')
      .ellipse([x, EYE_Y - 0.1, 2.1 * size, 2.3 * size], mix('#5a3a26', '#3f6f8a', hasLashes ? 0.2 : 0.5))
      .ellipse([x, EYE_Y - 0.1, 1.1 * size, 1.2 * size], '#17131a')
      .ellipse([x + 0.8, EYE_Y - 1, 0.6, 0.6], '#ffffff')
      .curve(lid(x, size), dark, hasLashes ? 1.3 : 0.9);
    if (hasLashes)
      brush.line(
        [
          [x + side * 4 * size, EYE_Y - 0.8],
          [x + side * 5.8 * size, EYE_Y - 2.4],
        ],
        dark,
        0.8,
      );
    brush.curve(
      [
        [x - side * 4.6, -77.3],
        [x + side * 0.6, -78.4],
        [x + side * 5.2, -76.8],
      ],
      shade(hair, -0.25),
      hasLashes ? 1.1 : 1.7,
    );
  }
  brush
    .curve('1.2,-72 2.6,-64 3,-61.6 0.6,-60.4 -1.8,-61', shade(skin, -0.26), 1)
    .faded(0.5, () => brush.ellipse([-0.6, -65, 1.1, 3.4], shade(skin, 0.3)));
  const lips = hasLashes ? mix(skin, '#b8323f', 0.62) : mix(skin, '#a8504a', 0.5);
  brush
    .blob('-5.8,-54.2 -2,-55.2 0,-54.7 2,-55.2 5.8,-54.2 0,-53', shade(lips, -0.14))
    .blob('-5.6,-54.2 0,-53.2 5.6,-54.2 2.6,-50.8 -2.6,-50.8', lips)
    .curve('-6.2,-54.6 0,-53 6.2,-54.6', shade(lips, -0.5), 0.6);
}

const lid = (x: number, size: number) =>
  [
    [x - 4.2 * size, EYE_Y + 0.2],
    [x, EYE_Y - 2.8 * size],
    [x + 4.2 * size, EYE_Y + 0.2],
  ] as const;
