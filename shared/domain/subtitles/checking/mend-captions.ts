import type { SegmentId } from '../../ids.ts';
import type { TimedWord } from '../../transcript/recognition/recognised.ts';
import type { Segment } from '../../transcript/transcript.ts';
import { breakLongRun, fitsLines } from '../../words/break-long-run.ts';
import { lineOf } from '../../words/group-words.ts';
import { fitWords } from '../../words/word-times.ts';
import { characterCount } from '../../words/wrap-caption.ts';
import type { CaptionRules } from '../caption-rules.ts';
import { timedWordsOf } from '../timed-words-of.ts';
import { captionPairs, type CaptionProblem, captionProblemsOf, speedLimitOf } from './caption-problems.ts';

/** What mending does to a line: the lines that stand in its place, and the problems that they still have. */
export type CaptionMend = { before: Segment; after: Segment[]; problems: CaptionProblem[]; left: CaptionProblem[] };

/** What is known while a line is mended. */
type Place = { next: Segment | null; rules: CaptionRules; newId: () => SegmentId };

/**
 * How the lines that break a rule can be mended, in order: long ones are broken at clauses, those that are too short or too fast
 * stay longer where the pause behind them allows it, and ends make room for the next line. Starts never move and no word
 * changes, so each proposal holds whatever becomes of the others. Lines that can't be mended come with `after` as they are.
 */
export function mendCaptions(
  segments: readonly Segment[],
  { rules, newId }: { rules: CaptionRules; newId: () => SegmentId },
): CaptionMend[] {
  return captionPairs(segments).flatMap(({ line, next }) => {
    const problems = captionProblemsOf(line, next, rules);
    if (problems.length === 0) return [];
    const after = mended(line, { next, rules, newId });
    const left = after.flatMap((each, index) => captionProblemsOf(each, after[index + 1] ?? next, rules));
    return [{ before: line, after, problems, left }];
  });
}

function mended(line: Segment, place: Place): Segment[] {
  const parts = broken(line, place);
  return parts.map((part, index) => timed(part, { ...place, next: parts[index + 1] ?? place.next }));
}

/** The line in as many parts as the rules ask for; the first keeps its id and start, the last its end. */
function broken(line: Segment, { rules, newId }: Place): Segment[] {
  const isWhole = fitsLines(line.text, rules) && line.endMs - line.startMs <= rules.maximumMs;
  if (isWhole) return [line];
  const runs = breakLongRun(timedWordsOf(line), rules);
  return runs.map((run, index) =>
    partOf(line, run, { isFirst: index === 0, isLast: index === runs.length - 1, newId }),
  );
}

function partOf(
  line: Segment,
  run: readonly TimedWord[],
  { isFirst, isLast, newId }: { isFirst: boolean; isLast: boolean; newId: () => SegmentId },
): Segment {
  const { startMs, endMs, text, words } = lineOf(run);
  const span = { startMs: isFirst ? line.startMs : startMs, endMs: isLast ? Math.max(line.endMs, startMs + 1) : endMs };
  return { ...line, ...span, id: isFirst ? line.id : newId(), text, words: line.words && words };
}

/** The line with the end that it should have. */
function timed(line: Segment, { next, rules }: Place): Segment {
  const latestMs = next === null ? Infinity : next.startMs - rules.gapMs;
  const readMs = Math.ceil((characterCount(line.text) * 1000) / speedLimitOf(line.text, rules));
  const wantedMs = Math.min(Math.max(rules.minimumMs, readMs), rules.maximumMs);
  const longerMs = Math.max(line.endMs, Math.min(line.startMs + wantedMs, latestMs));
  // An end that leaves less than the shortest time, or cuts speech that goes on beside the next line, stays where it is.
  const endMs = Math.round(Math.min(longerMs, latestMs));
  const isRoom = endMs - line.startMs >= Math.min(rules.minimumMs, line.endMs - line.startMs);
  if (!isRoom || endMs === line.endMs) return line;
  return { ...line, endMs, words: line.words && fitWords(line.words, line, { startMs: line.startMs, endMs }) };
}
