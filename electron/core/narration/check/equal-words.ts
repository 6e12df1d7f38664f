import { matchSequences, type MatchedPair } from '../../../../shared/domain/words/match-sequences.ts';
import type { WantedWord, WordForms } from './aligned-span.ts';

/** What matchSequences can do at once. */
export const MOST_CELLS = 3_900_000;

const GRAM_WORDS = 4;

/** Words that are written alike, matched in order. Long texts are first cut at runs of words that each has only once. */
export function equalWords(script: readonly WantedWord[], heard: readonly WordForms[]): MatchedPair[] {
  const left = script.map((word) => word.forms[0]?.join(' ') ?? '');
  const right = heard.map((word) => word.forms[0]?.join(' ') ?? '');
  const match = (from: MatchedPair, to: MatchedPair): MatchedPair[] => {
    const rows = to[0] - from[0];
    const columns = to[1] - from[1];
    if ((rows + 1) * (columns + 1) > MOST_CELLS) {
      // Nothing tells where: what is said in one half is mostly heard in that half.
      const middle: MatchedPair = [from[0] + Math.floor(rows / 2), from[1] + Math.floor(columns / 2)];
      return [...match(from, middle), ...match(middle, to)];
    }
    return matchSequences(rows, columns, (a, b) =>
      left[from[0] + a] !== '' && left[from[0] + a] === right[from[1] + b] ? 1 : 0,
    ).map(([a, b]) => [from[0] + a, from[1] + b]);
  };
  const end: MatchedPair = [left.length, right.length];
  if ((left.length + 1) * (right.length + 1) <= MOST_CELLS) return match([0, 0], end);
  const pairs: MatchedPair[] = [];
  let from: MatchedPair = [0, 0];
  for (const anchor of [...uniqueRuns(left, right), end]) {
    pairs.push(...match(from, anchor));
    from = anchor;
  }
  return pairs;
}

/** Places of runs that are there once on each side, in the same order on both. */
function uniqueRuns(left: readonly string[], right: readonly string[]): MatchedPair[] {
  const places = (words: readonly string[]) => {
    const found = new Map<string, number | null>();
    for (let at = 0; at + GRAM_WORDS <= words.length; at++) {
      const run = words.slice(at, at + GRAM_WORDS).join(' ');
      found.set(run, found.has(run) ? null : at);
    }
    return found;
  };
  const others = places(right);
  const anchors: MatchedPair[] = [];
  for (const [run, at] of places(left)) {
    const other = others.get(run);
    if (at === null || other === null || other === undefined) continue;
    // A run that would cross one before it is chance.
    if (other > (anchors.at(-1)?.[1] ?? -1)) anchors.push([at, other]);
  }
  return anchors;
}
