import type { AnswerPiece } from './conversation.ts';
import { splitTokens } from './tokens.ts';

/** Tokens in one piece of a stream. */
const PIECE_TOKENS = 8;

/**
 * An answer in small pieces that ends where its tokens are used up, with the reason (service.md, Model response status). Reasoning
 * counts. A call that does not fit is left out, because half of one could be run.
 */
export async function* withinLimit(
  pieces: AsyncIterable<AnswerPiece>,
  maxOutputTokens: number | null,
): AsyncGenerator<AnswerPiece, void, undefined> {
  let left = maxOutputTokens ?? Number.POSITIVE_INFINITY;
  for await (const piece of pieces) {
    if (piece.kind === 'usage' || piece.kind === 'stopped') {
      yield piece;
      continue;
    }
    const tokens = splitTokens(piece.delta);
    const isWhole = tokens.length <= left;
    if (piece.kind === 'call') {
      if (isWhole) yield piece;
    } else {
      const said = isWhole ? tokens : tokens.slice(0, left);
      for (let from = 0; from < said.length; from += PIECE_TOKENS) {
        yield { kind: piece.kind, delta: said.slice(from, from + PIECE_TOKENS).join('') };
      }
    }
    if (!isWhole) {
      yield { kind: 'stopped', reason: 'max_output_tokens' };
      return;
    }
    left -= tokens.length;
  }
}
