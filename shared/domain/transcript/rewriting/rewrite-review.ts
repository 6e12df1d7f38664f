import type { SegmentId } from '../../ids.ts';
import type { Segment } from '../transcript.ts';
import type { TranscriptEdit } from '../transcript-edit.ts';
import type { RewriteResult } from './rewrite.ts';

/** A line with its new text. `isTouched`: somebody edited it since it was sent. */
export type RewriteRow = { line: Segment; text: string; isTouched: boolean };

/** What differs between a result and the transcript as it is now, and how many lines nobody rewrote. Lines that are gone are left out. */
export function reviewRewrite(
  segments: readonly Segment[],
  { request, texts }: RewriteResult,
): { rows: RewriteRow[]; missingCount: number } {
  const byId = new Map(segments.map((segment) => [segment.id, segment]));
  const rows: RewriteRow[] = [];
  let missingCount = 0;
  for (const { id, text: before } of request.lines) {
    const line = byId.get(id);
    const rewritten = texts[id];
    if (!line || before.trim() === '') continue;
    if (rewritten === undefined) missingCount += 1;
    else {
      const text = request.keepsOriginal ? `${before}\n${rewritten}` : rewritten;
      if (text !== line.text) rows.push({ line, text, isTouched: line.text !== before });
    }
  }
  return { rows, missingCount };
}

/** The edits of the chosen rows. */
export const rewriteEdits = (rows: readonly RewriteRow[], chosen: ReadonlySet<SegmentId>): TranscriptEdit[] =>
  rows
    .filter(({ line }) => chosen.has(line.id))
    .map(({ line, text }) => ({ kind: 'setText', segmentId: line.id, text }));
