import type { SegmentId } from '../../ids.ts';
import type { DraftRows } from './draft-rows.ts';
import type { TranscriptDraft } from './transcript-draft.ts';

/**
 * Runs an edit that moves lines, and moves the chapters and quotes that begin where one of them does along. Where two chapters then
 * begin at the same time, both stay: a later move may part them again.
 */
export function movingMarks(draft: TranscriptDraft, segmentIds: readonly SegmentId[], move: () => void): void {
  const chapters = draft.chapters.all();
  const quotes = draft.quotes.all();
  const hasMarks = chapters.length + quotes.length > 0;
  const lines = hasMarks ? [...new Set(segmentIds)].map((id) => draft.segments.get(id)) : [];
  move();
  for (const { id, startMs } of lines) {
    const movedMs = draft.segments.has(id) ? draft.segments.get(id).startMs : startMs;
    if (movedMs === startMs) continue;
    moveAt(draft.chapters, chapters, { startMs, movedMs });
    moveAt(draft.quotes, quotes, { startMs, movedMs });
  }
}

/** Moves the marks that began at a time before anything moved. */
function moveAt<Mark extends { id: string; startMs: number }>(
  marks: DraftRows<Mark>,
  before: readonly Mark[],
  { startMs, movedMs }: { startMs: number; movedMs: number },
): void {
  for (const mark of before) if (mark.startMs === startMs) marks.put({ ...mark, startMs: movedMs });
}
