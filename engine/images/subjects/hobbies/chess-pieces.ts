import { drawChessPiece, type ChessPiece } from '../rigs/chess-shapes.ts';
import type { Subject } from '../subject.ts';

const LIGHT = '#efe2c6';
const DARK = '#4a342c';

function chessPiece(piece: ChessPiece, words: readonly string[]): Subject {
  return {
    id: `chess-${piece}`,
    words,
    heightShare: { pawn: 0.12, rook: 0.15, knight: 0.17, bishop: 0.17, queen: 0.19, king: 0.2 }[piece],
    width: { pawn: 76, rook: 66, knight: 56, bishop: 54, queen: 52, king: 50 }[piece],
    domain: 'table',
    draw(brush, random, wish) {
      const high = { pawn: 69, rook: 76, knight: 92, bishop: 94, queen: 97, king: 100 }[piece];
      brush.placed({ scale: 100 / high }, () =>
        drawChessPiece(brush, piece, wish.colour ?? random.pick([LIGHT, DARK])),
      );
    },
  };
}

/** The pieces of chess; the knight's name alone is that of a man with a sword. */
export const CHESS_PIECES: readonly Subject[] = [
  chessPiece('pawn', ['pawn', 'chess pawn']),
  chessPiece('rook', ['rook piece', 'chess rook']),
  chessPiece('knight', ['chess knight', 'knight piece', 'knight chess piece']),
  chessPiece('bishop', ['bishop', 'chess bishop']),
  chessPiece('queen', ['chess queen', 'queen piece', 'queen chess piece']),
  chessPiece('king', ['chess king', 'king piece', 'chess piece', 'king chess piece', 'chessman', 'chessmen']),
];
