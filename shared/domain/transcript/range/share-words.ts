import type { TimeSpan } from '../../media/time-span.ts';
import { matchOverlap } from '../recognition/join-pieces.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import type { Segment } from '../transcript.ts';
import { spreadWords } from '../../words/word-times.ts';
import { splitWords } from '../../words/word-tokens.ts';

/** A word this near to a line without being in one belongs to it: edges of lines are seldom exact. */
const NEAR_MS = 350;

/**
 * Gives each recognised word to the line that it is said in: where the line has the same word, or one in the same place, to
 * that one, otherwise by its time, never past a word that is settled. `null` are words that are in no line.
 */
export function shareWords(lines: readonly Segment[], words: readonly TimedWord[]): (number | null)[] {
  const known = lines.flatMap((line, index) => wordsOf(line).map((word) => ({ ...word, speaker: null, line: index })));
  const settled = new Map(matchOverlap(known, words).map(([left, right]) => [right, known[left]?.line ?? 0]));
  const places: (number | null)[] = [];
  for (const [index, word] of words.entries()) {
    const own = settled.get(index);
    if (own !== undefined) {
      places.push(own);
      continue;
    }
    const from = places.findLast((place) => place !== null) ?? 0;
    const next = [...settled].find(([at]) => at > index)?.[1] ?? lines.length - 1;
    places.push(nearestLine(lines, word, { from, to: Math.max(from, next) }));
  }
  return places;
}

const wordsOf = (line: Segment) =>
  line.words ??
  spreadWords(
    splitWords(line.text).map((token) => token.text),
    line,
  );

function nearestLine(lines: readonly Segment[], word: TimeSpan, bounds: { from: number; to: number }): number | null {
  const centreMs = (word.startMs + word.endMs) / 2;
  let best: { index: number; awayMs: number } | null = null;
  for (let index = bounds.from; index <= bounds.to; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const awayMs = Math.max(0, line.startMs - centreMs, centreMs - line.endMs);
    if (best === null || awayMs < best.awayMs) best = { index, awayMs };
  }
  return best !== null && best.awayMs <= NEAR_MS ? best.index : null;
}
