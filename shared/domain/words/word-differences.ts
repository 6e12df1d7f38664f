import { matchSequences } from './match-sequences.ts';
import { comparableWord, splitWords } from './word-tokens.ts';

/** A stretch of a text, blanks included; the parts of a text in order are the whole text. */
export type TextPart = { text: string; isChanged: boolean };

/** What of two texts is in one of them only: words that differ in case or punctuation are changed too. */
export type WordDifferences = { before: TextPart[]; after: TextPart[] };

/** Compares two texts word by word. Texts that are too long to compare are changed as a whole. */
export function wordDifferences(before: string, after: string): WordDifferences {
  const left = splitWords(before);
  const right = splitWords(after);
  const pairs = matchSequences(left.length, right.length, (one, other) => {
    const [a, b] = [left[one]?.text ?? '', right[other]?.text ?? ''];
    if (a === b) return 2;
    return comparableWord(a) !== '' && comparableWord(a) === comparableWord(b) ? 1 : 0;
  });
  const same = pairs.filter(([one, other]) => left[one]?.text === right[other]?.text);
  const [keptLeft, keptRight] = [new Set(same.map(([one]) => one)), new Set(same.map(([, other]) => other))];
  return { before: partsOf(before, left, keptLeft), after: partsOf(after, right, keptRight) };
}

/** Neighbours of one kind are one part; a blank between two parts belongs to the unchanged one. */
function partsOf(
  text: string,
  words: readonly { start: number; end: number }[],
  kept: ReadonlySet<number>,
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isChanged: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last && last.isChanged === isChanged) last.text += piece;
    else parts.push({ text: piece, isChanged });
  };
  let at = 0;
  for (const [index, { start, end }] of words.entries()) {
    const isBetweenChanged = index > 0 && !kept.has(index) && !kept.has(index - 1);
    add(text.slice(at, start), isBetweenChanged);
    add(text.slice(start, end), !kept.has(index));
    at = end;
  }
  add(text.slice(at), false);
  return parts;
}
