import { shade } from '../../drawing/colour.ts';
import { drawChessPiece } from '../rigs/chess-shapes.ts';
import type { Subject } from '../subject.ts';

const BACK_ROW = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'] as const;

/** A chess board, seen from the side of a player; its pieces stand on it. */
export const chessBoard: Subject = {
  id: 'chess-board',
  words: ['chess board', 'chessboard', 'chess set', 'chess game', 'game of chess', 'chess', 'checkerboard'],
  heightShare: 0.14,
  width: 250,
  domain: 'table',
  room: { way: 'flat', y: 26, halfWidth: 88, height: 130 },
  topShare: 1.4,
  draw(brush, _random, wish) {
    const dark = wish.colour ?? '#6f4a34';
    const light = wish.colour ? shade(wish.colour, 0.6) : '#ecd9b4';
    const at = (column: number, row: number): readonly [number, number] => {
      const far = row / 8;
      const half = 112 - 44 * far;
      return [-half + (column / 8) * half * 2, -12 - 44 * (far * 1.32 - 0.32 * far * far)];
    };
    brush
      .polygon('-122,-2 -122,-10 -70,-62 70,-62 122,-10 122,-2', shade(dark, -0.3))
      .rounded([-122, -10, 244, 10], 2, shade(dark, -0.45));
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++)
        brush.polygon(
          [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)],
          (row + column) % 2 ? light : dark,
        );
    if (wish.isFilled) return;
    for (const row of [7, 6, 1, 0])
      for (let column = 0; column < 8; column++) {
        const [x, y] = at(column + 0.5, row + 0.4);
        const piece = row === 1 || row === 6 ? 'pawn' : BACK_ROW[column]!;
        brush.placed({ x, y, scale: 0.42 - row * 0.017 }, () =>
          drawChessPiece(brush, piece, row > 3 ? '#3a2a28' : '#f3e8d2'),
        );
      }
  },
};
