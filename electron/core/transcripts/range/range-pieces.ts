import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';
import { RANGE_MARGIN_MS } from '../../../../shared/domain/transcript/range/range-result.ts';
import type { Piece } from '../../media/pieces/piece.ts';

/** A range with its margins as a single piece, within the recording. */
export function wholeRange({ startMs, endMs }: TimeSpan, durationMs: number): Piece {
  const limitMs = durationMs > 0 ? durationMs : Infinity;
  return {
    index: 0,
    startMs: Math.max(0, startMs - RANGE_MARGIN_MS),
    endMs: Math.min(limitMs, endMs + RANGE_MARGIN_MS),
    contentStartMs: startMs,
    contentEndMs: Math.min(limitMs, endMs),
  };
}

/** The parts of a plan of the whole recording that are in the range. */
export function piecesWithin(plan: readonly Piece[], whole: Piece): Piece[] {
  return plan
    .filter((piece) => piece.contentStartMs < whole.contentEndMs && piece.contentEndMs > whole.contentStartMs)
    .map((piece, index) => ({
      index,
      startMs: Math.max(piece.startMs, whole.startMs),
      endMs: Math.min(piece.endMs, whole.endMs),
      contentStartMs: Math.max(piece.contentStartMs, whole.contentStartMs),
      contentEndMs: Math.min(piece.contentEndMs, whole.contentEndMs),
    }));
}
