import { CAPTION_RULES, type CaptionRules } from '../subtitles/caption-rules.ts';
import { isCjkText, separatorBetween, splitWords } from './word-tokens.ts';

/** Length of a text in characters (code points), as captions count it. */
export const characterCount = (text: string): number => Array.from(text).length;

/** Characters that a caption line of this text may have. */
export const lineLimitOf = (
  text: string,
  rules: Pick<CaptionRules, 'lineCharacters' | 'wideLineCharacters'> = CAPTION_RULES,
): number => (isCjkText(text) ? rules.wideLineCharacters : rules.lineCharacters);

/**
 * Breaks a text into as few caption lines as its limit allows, as even as possible and rather behind punctuation. A word
 * longer than a line keeps a line to itself. Line ends that are in the text stay.
 */
export function wrapCaption(text: string, limit = lineLimitOf(text)): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => wrapLine(line, limit));
}

type Piece = { glue: string; text: string; length: number };
/** Cheapest way to lay out the pieces from one on: number of lines, unevenness, end of its first line. */
type Plan = { lines: number; cost: number; end: number };

function wrapLine(line: string, limit: number): string[] {
  if (characterCount(line) <= limit) return [line];
  const pieces = piecesOf(line);
  const plans: Plan[] = [];
  plans[pieces.length] = { lines: 0, cost: 0, end: pieces.length };
  for (let start = pieces.length - 1; start >= 0; start -= 1) plans[start] = planFrom(start, pieces, { plans, limit });
  const result: string[] = [];
  for (let start = 0; start < pieces.length;) {
    const end = plans[start]?.end ?? pieces.length;
    result.push(
      pieces.slice(start, end).reduce((joined, p) => (joined === '' ? p.text : joined + p.glue + p.text), ''),
    );
    start = end;
  }
  return result;
}

function planFrom(start: number, pieces: readonly Piece[], { plans, limit }: { plans: Plan[]; limit: number }): Plan {
  let best: Plan | null = null;
  let length = 0;
  for (let end = start + 1; end <= pieces.length; end += 1) {
    const piece = pieces[end - 1];
    const rest = plans[end];
    if (!piece || !rest) break;
    length += (end === start + 1 ? 0 : piece.glue.length) + piece.length;
    if (length > limit && end > start + 1) break;
    const isLast = end === pieces.length;
    const isClauseEnd = /[\p{Po}…]["'”’）)\]]*$/u.test(piece.text);
    // Squares make even lines cheapest; ending a line at a clause is worth a few characters of unevenness.
    const cost = rest.cost + length * length - (isClauseEnd && !isLast ? limit * 4 : 0);
    const plan = { lines: rest.lines + 1, cost, end };
    if (!best || plan.lines < best.lines || (plan.lines === best.lines && plan.cost < best.cost)) best = plan;
  }
  return best ?? { lines: 1, cost: 0, end: pieces.length };
}

function piecesOf(line: string): Piece[] {
  let before = '';
  return splitWords(line).map(({ text, start }) => {
    const hasBlank = start > 0 && /\s/.test(line[start - 1] ?? '');
    const glue = hasBlank ? separatorBetween(before, text) || ' ' : '';
    before = text;
    return { glue, text, length: characterCount(text) };
  });
}
