import type { DigestLine } from './digest.ts';

/** Models count lines badly, so a quote is looked for a little ahead and behind of where it is said to be. */
const LINES_AHEAD = 5;
const LINES_BEHIND = 12;
/** Fewer words are said everywhere. */
const FEWEST_WORDS = 3;

type Token = { text: string; start: number; end: number };

/**
 * The words of a quote as they are in the transcript, with the index of the line that they begin in. Case and punctuation may
 * differ. Null where nobody said it: what a model invents is no quote.
 */
export function findQuote(
  lines: readonly Pick<DigestLine, 'text'>[],
  near: number,
  quote: string,
): { line: number; text: string } | null {
  const wanted = tokensOf(quote).map(({ text }) => text);
  if (wanted.length < FEWEST_WORDS) return null;
  const from = Math.max(0, near - LINES_AHEAD);
  const starts: number[] = [];
  let said = '';
  for (const { text } of lines.slice(from, near + LINES_BEHIND)) {
    if (said !== '') said += ' ';
    starts.push(said.length);
    said += text.replaceAll(/\s+/g, ' ').trim();
  }
  const tokens = tokensOf(said);
  const at = tokens.findIndex((_, index) => wanted.every((word, offset) => tokens[index + offset]?.text === word));
  const [first, last] = [tokens[at], tokens[at + wanted.length - 1]];
  if (!first || !last) return null;
  const line = from + starts.findLastIndex((start) => start <= first.start);
  return { line, text: said.slice(first.start, withPunctuation(said, last.end)) };
}

/** What ends a sentence behind a word belongs to it. */
const withPunctuation = (text: string, end: number): number =>
  end + (/^[.!?…,;:]*/.exec(text.slice(end))?.[0].replace(/[,;:]+$/, '').length ?? 0);

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
