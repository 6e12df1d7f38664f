import { isWrittenAnew } from '../recognition/doubtful-language.ts';
import { reasonedFailure } from '../../failures/reasoned-failure.ts';
import type { SegmentId } from '../../ids.ts';
import { realignWords } from '../realign-words.ts';
import { compareSegments, type Segment, type Word } from '../transcript.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import { fitWords, moveWords, orderWords, spreadWords } from '../../words/word-times.ts';
import { separatorBetween, splitWords } from '../../words/word-tokens.ts';
import type { TranscriptDraft } from './transcript-draft.ts';
import type { TimeSpan } from '../../media/time-span.ts';

type EditOf<Kind extends TranscriptEdit['kind']> = Extract<TranscriptEdit, { kind: Kind }>;

/** Changes the text of a line; word times follow. Doubt about what was heard goes when somebody writes it anew. */
export function setText({ segments }: TranscriptDraft, edit: EditOf<'setText'>): void {
  const segment = segments.get(edit.segmentId);
  const text = edit.text.trim();
  const { languageDoubtful, ...rest } = segment;
  const doubt = languageDoubtful && !isWrittenAnew(segment.text, text) ? { languageDoubtful } : undefined;
  segments.put({ ...rest, ...doubt, text, words: realignWords(segment.words, text, segment) });
}

/** Moves the edges of a line; word times follow. Throws INVALID_INPUT when nothing would be left of it. */
export function setTimes({ segments }: TranscriptDraft, edit: EditOf<'setTimes'>): void {
  const segment = segments.get(edit.segmentId);
  const span = checkedSpan(edit);
  segments.put({ ...segment, ...span, words: segment.words && fitWords(segment.words, segment, span) });
}

/** Moves lines together, not further than the beginning of the recording. */
export function shift({ segments }: TranscriptDraft, edit: EditOf<'shift'>): void {
  const lines = unique(edit.segmentIds).map((id) => segments.get(id));
  const earliestMs = lines.reduce((earliest, line) => Math.min(earliest, line.startMs), Infinity);
  const deltaMs = Math.max(edit.deltaMs, -earliestMs);
  for (const line of lines) {
    const moved = { startMs: line.startMs + deltaMs, endMs: line.endMs + deltaMs };
    segments.put({ ...line, ...moved, words: line.words && moveWords(line.words, deltaMs) });
  }
}

/** Cuts a line in two at a character. Throws INVALID_INPUT when one half would be empty, CONFLICT for a used new id. */
export function split({ segments }: TranscriptDraft, edit: EditOf<'split'>): void {
  const segment = segments.get(edit.segmentId);
  requireNew(segments.has(edit.newSegmentId), edit.newSegmentId);
  const offset = characterStart(segment.text, edit.offset);
  const texts = [segment.text.slice(0, offset).trim(), segment.text.slice(offset).trim()] as const;
  if (texts[0] === '' || texts[1] === '') {
    throw reasonedFailure('INVALID_INPUT', 'split_at_edge', { offset });
  }
  const words = realignWords(segment.words, segment.text, segment);
  const atMs = splitTime(segment, words, offset);
  const halves = words && splitWordTimes(segment.text, words, offset);
  const first = { startMs: segment.startMs, endMs: atMs };
  const second = { startMs: atMs, endMs: segment.endMs };
  segments.put({ ...segment, ...first, text: texts[0], words: halves && orderWords(halves[0], first) });
  segments.put({
    ...segment,
    ...second,
    id: edit.newSegmentId,
    text: texts[1],
    words: halves && orderWords(halves[1], second),
  });
}

/** The offset, or the start of the character that it would cut. */
function characterStart(text: string, offset: number): number {
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** The time between the words at the caret; by the share of the text where there are no word times. */
function splitTime(segment: Segment, words: readonly Word[] | null, offset: number): number {
  const halves = words && splitWordTimes(segment.text, words, offset);
  const before = halves?.[0].at(-1);
  const after = halves?.[1][0];
  const share = segment.text.slice(0, offset).trim().length / Math.max(1, segment.text.trim().length);
  const wantedMs =
    before && after ? (before.endMs + after.startMs) / 2 : segment.startMs + (segment.endMs - segment.startMs) * share;
  const roundedMs = Math.round(wantedMs);
  const isInside = roundedMs > segment.startMs && roundedMs < segment.endMs;
  return isInside ? roundedMs : (segment.startMs + segment.endMs) / 2;
}

/** Words ahead of and behind a caret; a word under it is cut, its time shared by length. */
function splitWordTimes(text: string, words: readonly Word[], offset: number): [Word[], Word[]] {
  const halves: [Word[], Word[]] = [[], []];
  for (const [index, token] of splitWords(text).entries()) {
    const word = words[index];
    if (!word) continue;
    if (token.end <= offset) halves[0].push(word);
    else if (token.start >= offset) halves[1].push(word);
    else {
      const parts = [text.slice(token.start, offset), text.slice(offset, token.end)];
      const [left, right] = spreadWords(parts, word);
      if (left && right) {
        halves[0].push(left);
        halves[1].push(right);
      }
    }
  }
  return halves;
}

/** Joins lines into the earliest of them, which keeps its id and speaker. Throws INVALID_INPUT for fewer than two. */
export function merge({ segments }: TranscriptDraft, edit: EditOf<'merge'>): void {
  const lines = unique(edit.segmentIds)
    .map((id) => segments.get(id))
    .sort(compareSegments);
  const [first] = lines;
  if (!first || lines.length < 2) {
    throw reasonedFailure('INVALID_INPUT', 'too_few_lines', { lines: lines.length });
  }
  const span = { startMs: first.startMs, endMs: lines.reduce((end, line) => Math.max(end, line.endMs), 0) };
  const text = lines.reduce((joined, line) => joined + separatorBetween(joined, line.text) + line.text, '');
  const hasTimes = lines.some((line) => line.words !== null && line.words.length > 0);
  const words = lines.flatMap((line) => line.words ?? spreadWords(tokensOf(line.text), line));
  // Joining can also join words ("中" + "国"), so the list follows the new text again.
  const doubt = lines.some((line) => line.languageDoubtful) ? { languageDoubtful: true } : undefined;
  const joined = { ...first, ...span, ...doubt, text };
  segments.put({ ...joined, words: hasTimes ? realignWords(orderWords(words, span), text, span) : null });
  for (const line of lines.slice(1)) segments.remove(line.id);
}

/** Adds a line. Throws CONFLICT for a used id, NOT_FOUND for an unknown speaker, INVALID_INPUT for an empty span. */
export function insert({ segments, speakers }: TranscriptDraft, { segment }: EditOf<'insert'>): void {
  requireNew(segments.has(segment.id), segment.id);
  if (segment.speakerId !== null) speakers.get(segment.speakerId);
  const span = checkedSpan(segment);
  const text = segment.text.trim();
  segments.put({ ...segment, ...span, text, words: realignWords(segment.words, text, span) });
}

/** Takes lines out. */
export function remove({ segments }: TranscriptDraft, edit: EditOf<'delete'>): void {
  for (const id of unique(edit.segmentIds)) segments.remove(segments.get(id).id);
}

/** Takes lines out and adds others, which may have their ids. Throws as `remove` and `insert` do. */
export function replaceLines(draft: TranscriptDraft, { segmentIds, segments }: EditOf<'replaceLines'>): void {
  remove(draft, { kind: 'delete', segmentIds });
  for (const segment of segments) insert(draft, { kind: 'insert', segment });
}

const unique = (ids: readonly SegmentId[]): SegmentId[] => [...new Set(ids)];
const tokensOf = (text: string): string[] => splitWords(text).map((token) => token.text);

function requireNew(isUsed: boolean, id: SegmentId): void {
  if (isUsed) throw reasonedFailure('CONFLICT', 'line_id_used', { id });
}

function checkedSpan(span: TimeSpan): TimeSpan {
  const startMs = Math.max(0, span.startMs);
  const endMs = Math.max(0, span.endMs);
  if (endMs > startMs) return { startMs, endMs };
  throw reasonedFailure('INVALID_INPUT', 'line_times', { startMs: span.startMs, endMs: span.endMs });
}
