import type { Piece } from '../../media/pieces/piece.ts';
import { type StoredPiece } from './piece-table.ts';

/** A planned piece's neighbours among those that are stored. */
export function neighbours(pieces: readonly StoredPiece[], plan: Piece) {
  const before = pieces[plan.index - 1];
  return {
    previous: before?.tail ?? null,
    previousEndMs: before?.plan.endMs ?? 0,
    early: pieces[plan.index]?.early ?? [],
    next: pieces[plan.index + 1]?.plan ?? null,
  };
}
