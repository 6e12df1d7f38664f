import type { Brush } from '../../drawing/brush.ts';
import { shade, type Colour } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';

/** The pieces of chess. */
export type ChessPiece = 'pawn' | 'rook' | 'knight' | 'bishop' | 'queen' | 'king';

/** Draws a piece on 0, 0; a king is 100 high. */
export function drawChessPiece(brush: Brush, piece: ChessPiece, colour: Colour): void {
  HEADS[piece](brush, colour);
  brush
    .polygon(smooth('-22,-8 -14,-16 -9,-30 9,-30 14,-16 22,-8', 5), colour)
    .rounded([-25, -12, 50, 12], 5, colour)
    .rounded([-25, -5, 50, 5], 2.5, shade(colour, -0.3))
    .faded(0.3, () => brush.polygon(smooth('-22,-6 -14,-16 -9,-30 -3,-30 -6,-14 -10,-6', 5), shade(colour, -0.7)))
    .faded(0.5, () => brush.ellipse([brush.lightSide * 9, -9, 7, 2], shade(colour, 0.5)));
}

const body = (brush: Brush, top: number, colour: Colour) =>
  brush
    .polygon(smooth(`-12,-24 -7,-40 -6,${top} 6,${top} 7,-40 12,-24`, 4), colour)
    .faded(0.32, () =>
      brush.polygon(smooth(`-12,-24 -7,-40 -6,${top} -1,${top} -2,-40 -4,-24`, 4), shade(colour, -0.7)),
    )
    .faded(0.5, () => brush.line(`${brush.lightSide * 3.4},-30 ${brush.lightSide * 3},${top}`, shade(colour, 0.6), 1.6))
    .rounded([-12, top - 4, 24, 5], 2.5, shade(colour, 0.1));

const HEADS: Record<ChessPiece, (brush: Brush, colour: Colour) => unknown> = {
  pawn: (brush, colour) =>
    body(brush, -44, colour)
      .ellipse([0, -56, 12, 12], colour)
      .faded(0.6, () => brush.ellipse([brush.lightSide * 4, -60, 3.4, 3.4], shade(colour, 0.6))),
  rook: (brush, colour) =>
    body(brush, -52, colour)
      .polygon('-17,-76 -17,-56 17,-56 17,-76 10,-76 10,-70 4,-70 4,-76 -4,-76 -4,-70 -10,-70 -10,-76', colour)
      .rectangle([-17, -60, 34, 4], shade(colour, -0.2)),
  knight: (brush, colour) =>
    brush
      .polygon(
        smooth('-15,-26 -18,-48 -12,-70 -2,-84 4,-92 6,-82 16,-74 26,-60 22,-52 10,-56 4,-52 10,-38 14,-26', 5),
        colour,
      )
      .polygon(smooth('-15,-28 -18,-50 -12,-70 -3,-82 -6,-66 -8,-46', 5), shade(colour, -0.24))
      .ellipse([8, -70, 2.2, 2], shade(colour, -0.7))
      .line('18,-60 22,-58', shade(colour, -0.6), 1.4),
  bishop: (brush, colour) =>
    body(brush, -54, colour)
      .polygon(smooth('-12,-60 -12,-70 0,-88 12,-70 12,-60 0,-56', 6), colour)
      .line('2,-78 8,-66', shade(colour, -0.5), 2)
      .ellipse([0, -90, 3.4, 3.4], colour),
  queen(brush, colour) {
    body(brush, -64, colour).polygon('-14,-68 -19,-88 -9,-80 -6,-93 0,-82 6,-93 9,-80 19,-88 14,-68', colour);
    for (const [x, y] of [
      [-19, -89],
      [-6, -94],
      [6, -94],
      [19, -89],
    ] as const)
      brush.ellipse([x, y, 3, 3], shade(colour, 0.3));
  },
  king: (brush, colour) =>
    body(brush, -64, colour)
      .polygon(smooth('-13,-68 -17,-82 -8,-86 8,-86 17,-82 13,-68', 5), colour)
      .rounded([-15, -88, 30, 4], 2, shade(colour, 0.14))
      .rectangle([-2, -100, 4, 13], shade(colour, 0.1))
      .rectangle([-6, -97, 12, 4], shade(colour, 0.1)),
};
