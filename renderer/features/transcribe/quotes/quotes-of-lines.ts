import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Quote, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import {
  quotedSpans,
  type QuotedSpan,
  quotesByLine,
} from '../../../../shared/domain/transcript/quotes/quotes-by-line.ts';

/** What of quotes is in a line: those that begin there, and the parts of its text that belong to any. */
export type LineQuotes = { quotes: readonly Quote[]; spans: readonly QuotedSpan[] };

/** What of quotes is in each line that has any, whatever lines are shown. */
export function quotesOfLines({
  segments,
  quotes,
}: Pick<Transcript, 'segments' | 'quotes'>): ReadonlyMap<SegmentId, LineQuotes> {
  const byLine = quotesByLine(segments, quotes);
  const spans = quotedSpans(segments, byLine);
  return new Map(
    [...new Set([...byLine.keys(), ...spans.keys()])].flatMap((index) => {
      const id = segments[index]?.id;
      return id === undefined
        ? []
        : [[id, { quotes: byLine.get(index) ?? [], spans: spans.get(index) ?? [] }] as const];
    }),
  );
}

/** The line that a quote begins in; null where there are no lines. */
export function lineOfQuote({ segments, quotes }: Pick<Transcript, 'segments' | 'quotes'>, id: Quote['id']) {
  for (const [index, each] of quotesByLine(segments, quotes)) {
    if (each.some((quote) => quote.id === id)) return segments[index] ?? null;
  }
  return null;
}
