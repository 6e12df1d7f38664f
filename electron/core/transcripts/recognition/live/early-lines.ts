import { isWrittenAnew } from '../../../../../shared/domain/transcript/recognition/doubtful-language.ts';
import { groupWords } from '../../../../../shared/domain/words/group-words.ts';
import type { SegmentId, SpeakerId } from '../../../../../shared/domain/ids.ts';
import type { TimedWord } from '../../../../../shared/domain/transcript/recognition/recognised.ts';
import type { Segment } from '../../../../../shared/domain/transcript/transcript.ts';
import { joinWords } from '../../../../../shared/domain/words/word-tokens.ts';
import { isInHistory, rewriteHistory } from '../../edit-history.ts';
import { type EarlyLine, loadPieces, noteEarlyLines } from '../piece-table.ts';
import { replaceLines, segmentOf } from '../lines/recognised-lines.ts';
import type { TranscriptChanging } from '../../transcript-store.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** Words of a piece that is not done. `areMeasured` is false where their times are estimates. */
export type EarlyWords = { position: number; words: readonly TimedWord[]; areMeasured: boolean };

/**
 * Stores what was heard so far of a piece as lines without speakers, in a revision that is no undo step. The timed result of
 * the whole piece takes their place later (storePiece); lines that a person touched stay.
 */
export function storeEarlyLines(changing: TranscriptChanging, { position, words, areMeasured }: EarlyWords): void {
  const { tx, head } = changing;
  const known = loadPieces(tx, head.id)[position]?.early ?? [];
  const { untouched, touched } = sortEarlyLines(changing, known);
  // What an earlier run heard beyond this place stays until this run gets there.
  const untilMs = words.at(-1)?.endMs ?? 0;
  const before = untouched.filter((line) => line.startMs < untilMs);
  const made = groupWords(wordsBeside(words, touched)).map((line) => segmentOf(line, { speakerIds: [], areMeasured }));
  const { lines, fresh, removedIds } = replaceLines(before, made);
  const completed = completedTouchedLines(changing, touched, { words, speakerIds: [] });
  if (fresh.length + removedIds.length + completed.length === 0) return;
  changing.commit(
    { segments: [...fresh, ...completed], removedSegmentIds: removedIds, speakers: [], removedSpeakerIds: [] },
    { label: 'Transcribed text' },
  );
  const later = untouched.filter((line) => line.startMs >= untilMs);
  const early = [...lines, ...later].map(({ id, startMs, endMs }) => ({ id, startMs, endMs }));
  noteEarlyLines(tx, head.id, { position, lines: [...early, ...touched] });
  const endMs = [...lines, ...later].reduce((end, line) => Math.max(end, line.endMs), 0);
  changing.updateHead({ writtenUntilMs: Math.max(head.writtenUntilMs, Math.round(endMs)) });
}

/** Which early lines may be replaced, as they are now, and which a person has touched or taken away, as they were. */
export function sortEarlyLines(
  { tx, head, content }: TranscriptChanging,
  early: readonly EarlyLine[],
): { untouched: Segment[]; touched: EarlyLine[] } {
  const present = new Map(content.segments.map((segment) => [segment.id, segment]));
  const hasHistory = head.stepCount > 0;
  const untouched: Segment[] = [];
  const touched: EarlyLine[] = [];
  for (const line of early) {
    const segment = present.get(line.id);
    if (segment && !(hasHistory && isInHistory(tx, head.id, line.id))) untouched.push(segment);
    else touched.push(line);
  }
  return { untouched, touched };
}

/** Words that do not lie in lines which a person has touched. */
export function wordsBeside<Timed extends TimeSpan>(words: readonly Timed[], touched: readonly EarlyLine[]): Timed[] {
  return words.filter((word) => !touched.some((line) => isInside(word, line)));
}

const isInside = (word: TimeSpan, line: TimeSpan): boolean => {
  const middleMs = (word.startMs + word.endMs) / 2;
  return middleMs >= line.startMs && middleMs < line.endMs;
};

/**
 * Touched lines get what is heard of them later: a speaker where they had none, the one who says most of their words, and
 * the mark of doubtful language unless somebody wrote them anew. In what is there and in the history, so that undo does
 * not take it away. Returns the lines to store.
 */
export function completedTouchedLines(
  { tx, head, content }: TranscriptChanging,
  touched: readonly EarlyLine[],
  heard: { words: readonly TimedWord[]; speakerIds: readonly SpeakerId[] },
): Segment[] {
  const speakers = new Map<SegmentId, SpeakerId>();
  const doubtfulTexts = new Map<SegmentId, string>();
  for (const line of touched) {
    const words = heard.words.filter((word) => isInside(word, line));
    const number = mostFrequent(words.map((word) => word.speaker));
    const speakerId = number === null ? undefined : heard.speakerIds[number];
    if (speakerId !== undefined) speakers.set(line.id, speakerId);
    const doubtfulCount = words.filter((word) => word.languageDoubtful).length;
    if (doubtfulCount * 2 > words.length) doubtfulTexts.set(line.id, joinWords(words));
  }
  if (speakers.size + doubtfulTexts.size === 0) return [];
  const completed = (line: Segment): Segment => {
    const speakerId = line.speakerId ?? speakers.get(line.id) ?? null;
    const heardText = doubtfulTexts.get(line.id);
    const isDoubtful = heardText !== undefined && !isWrittenAnew(heardText, line.text);
    if (speakerId === line.speakerId && (!isDoubtful || line.languageDoubtful)) return line;
    return { ...line, speakerId, ...(isDoubtful && { languageDoubtful: true }) };
  };
  rewriteHistory(tx, head.id, (step) => ({ ...step, segments: step.segments.map(completed) }));
  return content.segments.flatMap((line) => {
    const now = completed(line);
    return now === line ? [] : [now];
  });
}

function mostFrequent(numbers: readonly (number | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const number of numbers) if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
