/** A phrase is said at most this often in a row before it counts as the decoder's own. */
const MOST_ROUNDS = 2;
const LONGEST_PHRASE = 24;

/**
 * How many tokens to keep of what a decoder wrote that never came to an end: one that is caught repeats a phrase until it
 * is stopped ("200-200-200-…"), and nobody said that. Of such a tail the first round stays; a text without one stays whole.
 */
export function keptOfRunaway(tokens: readonly number[]): number {
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    let start = tokens.length - length;
    // The last round may be cut off anywhere, so equality is looked at token by token.
    while (start > 0 && tokens[start - 1] === tokens[start - 1 + length]) start--;
    const rounds = (tokens.length - start) / length;
    if (start >= 0 && rounds > MOST_ROUNDS) return start + length;
  }
  return tokens.length;
}
