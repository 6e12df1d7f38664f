import type { ItemId, SegmentId } from '../../ids.ts';
import type { EngineChoice } from '../../settings/engine-choice.ts';

/**
 * What is done to the text of lines, one by one: `tidy` corrects punctuation, capitals and fillers, `translate` puts it into
 * another language.
 */
export type RewriteKind = 'tidy' | 'translate';

/** Who rewrites lines. `rules` are those of this computer, without a model; `host` is where the text is sent, null where it stays. */
export type RewriteWriter = { engine: EngineChoice; model: string | null; host: string | null };

/** What was asked, with the lines as they were then. `language` is the name of the one to translate into. */
export type RewriteRequest = {
  kind: RewriteKind;
  language: string | null;
  /** Whether a translation stands below what was said instead of in its place. */
  keepsOriginal: boolean;
  writer: RewriteWriter;
  lines: { id: SegmentId; text: string }[];
};

/**
 * What came of it: texts by line; a line that nobody rewrote is missing. It is kept until somebody accepts lines of it or discards
 * it.
 */
export type RewriteResult = {
  rewriteId: string;
  transcriptId: ItemId;
  request: RewriteRequest;
  texts: Readonly<Record<SegmentId, string>>;
};

/** What can be done on an engine. `writer` is who does it; null where nobody can. */
export type RewriteOptions = Record<RewriteKind, RewriteWriter | null>;
