import type { SegmentId, SpeakerId } from '../../ids.ts';
import type { TimeSpan } from '../../media/time-span.ts';
import type { TranscriptContent } from '../apply-patch.ts';
import type { TimedWord } from '../recognition/recognised.ts';
import { compareSegments, type Segment, type Speaker } from '../transcript.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import { groupWords } from '../../words/group-words.ts';
import { orderWords } from '../../words/word-times.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { matchRangeSpeakers } from './range-speakers.ts';
import type { RangeLine, RangeResult } from './range-result.ts';
import { shareWords } from './share-words.ts';

/**
 * One thing to accept or leave: lines that take the place of a line (none where nothing was heard in it), or that are added
 * where there is no line. `isTouched`: the user has changed or deleted the line since the range was ordered.
 */
export type RangeRow = { key: string; old: Segment | null; now: Segment[]; isTouched: boolean };

/** What accepting would change; `sameCount` lines would stay as they are. */
export type RangeReview = { rows: RangeRow[]; sameCount: number; addedSpeakers: Speaker[] };

/** Makes ids of lines and of speakers that are added. */
export type NewIds = { line: () => SegmentId; speaker: () => SpeakerId };

/**
 * Compares a transcript of now with what was recognised in a range of it, line by line. Lines keep their ids, times and
 * speakers; with `withSpeakers` they take those that were heard, and one with several is split. Lines that reach out of the
 * range are left alone, and so are words in them.
 */
export function reviewRange(content: TranscriptContent, result: RangeResult, ids: NewIds): RangeReview {
  const lines = content.segments.filter((line) => overlaps(line, result)).toSorted(compareSegments);
  const speakers = matchRangeSpeakers(content, result.words, { mayAdd: result.withSpeakers, newId: ids.speaker });
  const places = shareWords(lines, result.words);
  const { withSpeakers, areMeasured } = result;
  const make = { withSpeakers, areMeasured, idOf: speakers.idOf, newId: ids.line };
  const rows: RangeRow[] = [];
  let sameCount = 0;
  for (const [index, old] of lines.entries()) {
    if (!isInside(old, result)) continue;
    const now = linesFor(old, wordsAt(result.words, places, index), make);
    if (isSame(old, now)) sameCount += 1;
    else rows.push({ key: old.id, old, now, isTouched: isEdited(old, result.before) });
  }
  for (const segment of addedLines(result.words, places, make)) {
    const isTouched = result.before.some((line) => !isPresent(content, line) && overlaps(line, segment));
    rows.push({ key: `added ${segment.startMs}`, old: null, now: [segment], isTouched });
  }
  const startOf = ({ old, now }: RangeRow) => old?.startMs ?? now[0]?.startMs ?? 0;
  return { rows: rows.toSorted((a, b) => startOf(a) - startOf(b)), sameCount, addedSpeakers: speakers.added };
}

/** The edits that put the chosen rows in place, for one step of undo. */
export function rangeEdits({ rows, addedSpeakers }: RangeReview, chosen: ReadonlySet<string>): TranscriptEdit[] {
  const accepted = rows.filter(({ key }) => chosen.has(key));
  const lines = accepted.flatMap(({ now }) => now);
  const used = new Set(lines.map(({ speakerId }) => speakerId));
  const gone = accepted.flatMap(({ old }) => (old ? [old.id] : []));
  return [
    ...addedSpeakers.filter(({ id }) => used.has(id)).map((speaker) => ({ kind: 'addSpeaker' as const, speaker })),
    ...(gone.length > 0
      ? [{ kind: 'replaceLines' as const, segmentIds: gone, segments: lines }]
      : lines.map((segment) => ({ kind: 'insert' as const, segment }))),
  ];
}

type LineContext = Pick<RangeResult, 'withSpeakers' | 'areMeasured'> & {
  idOf: ReadonlyMap<number, SpeakerId>;
  newId: () => SegmentId;
};

/** Runs of one speaker where speakers are wanted; the first keeps the id, and together they fill the line. */
function linesFor(old: Segment, words: readonly TimedWord[], make: LineContext): Segment[] {
  const runs = make.withSpeakers ? runsOfSpeakers(words) : words.length > 0 ? [words] : [];
  return runs.map((run, index) => {
    const next = runs[index + 1]?.[0]?.startMs ?? old.endMs;
    const startMs = index === 0 ? old.startMs : Math.min(old.endMs - 1, Math.max(old.startMs, run[0]?.startMs ?? 0));
    const endMs = Math.max(startMs + 1, Math.min(old.endMs, next));
    const heard = make.withSpeakers ? speakerOf(run, make) : null;
    const line = { id: index === 0 ? old.id : make.newId(), startMs, endMs, speakerId: heard ?? old.speakerId };
    return { ...line, ...textOf(run, { startMs, endMs }, make) };
  });
}

function textOf(run: readonly TimedWord[], span: TimeSpan, { areMeasured }: LineContext) {
  const words = run.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }));
  const doubt = run.some(({ languageDoubtful }) => languageDoubtful) ? { languageDoubtful: true } : undefined;
  return { text: joinWords(run), words: areMeasured ? orderWords(words, span) : null, ...doubt };
}

function addedLines(words: readonly TimedWord[], places: readonly (number | null)[], make: LineContext): Segment[] {
  const loose = words.map((word, index) => (places[index] === null ? word : null));
  const runs: TimedWord[][] = [[]];
  // Words with a line between them are never one line.
  for (const word of loose) {
    if (word) runs.at(-1)?.push(word);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.flatMap(groupWords).map(({ speaker, words: timed, ...line }) => ({
    ...line,
    id: make.newId(),
    speakerId: speaker === null ? null : (make.idOf.get(speaker) ?? null),
    words: make.areMeasured ? timed : null,
  }));
}

function runsOfSpeakers(words: readonly TimedWord[]): TimedWord[][] {
  const runs: TimedWord[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run && (run[0]?.speaker ?? null) === word.speaker) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

const speakerOf = (run: readonly TimedWord[], { idOf }: LineContext): SpeakerId | null => {
  const label = run[0]?.speaker ?? null;
  return label === null ? null : (idOf.get(label) ?? null);
};

const wordsAt = (words: readonly TimedWord[], places: readonly (number | null)[], line: number): TimedWord[] =>
  words.filter((_, index) => places[index] === line);

const overlaps = (a: TimeSpan, b: TimeSpan): boolean => a.startMs < b.endMs && b.startMs < a.endMs;
const isInside = (line: TimeSpan, range: TimeSpan): boolean =>
  line.startMs >= range.startMs && line.endMs <= range.endMs;

/** An empty line in which nothing was heard is as it was. */
function isSame(old: Segment, now: readonly Segment[]): boolean {
  if (now.length === 0) return old.text.trim() === '';
  return now.length === 1 && now[0]?.text === old.text && now[0].speakerId === old.speakerId;
}

function isEdited(line: Segment, before: readonly RangeLine[]): boolean {
  const known = before.find(({ id }) => id === line.id);
  return !known || known.text !== line.text || known.startMs !== line.startMs || known.endMs !== line.endMs;
}

const isPresent = ({ segments }: TranscriptContent, { id }: RangeLine): boolean =>
  segments.some((segment) => segment.id === id);
