import type { ItemId, SegmentId } from '../../ids.ts';
import type { RewriteWriter } from '../rewriting/rewrite.ts';

/** What is proposed for a transcript as a whole, in the order in which it is shown. */
export const DIGEST_PARTS = ['title', 'summary', 'chapter', 'quote'] as const;

/** See DIGEST_PARTS. */
export type DigestPart = (typeof DIGEST_PARTS)[number];

/** A line as it was when it was asked about. `speaker` is empty where nobody is named. */
export type DigestLine = { id: SegmentId; startMs: number; text: string; speaker: string };

/** What was asked: the lines of a transcript as they were then, and who reads them. */
export type DigestRequest = { writer: RewriteWriter; lines: DigestLine[] };

/**
 * Something that may become part of a transcript: a title, a sentence of its summary, a chapter with its title, or a quote, which is
 * always what was said, word for word. `line` is the index of the line that it begins in, null for what concerns all of them.
 * `reason` is why, in the words of a model; null where there are none.
 */
export type DigestProposal = { part: DigestPart; line: number | null; text: string; reason: string | null };

/** What came of it. It is kept until somebody accepts proposals of it or discards it. */
export type DigestResult = {
  digestId: string;
  transcriptId: ItemId;
  request: DigestRequest;
  proposals: DigestProposal[];
};
