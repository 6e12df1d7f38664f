import type { Quote, Segment } from '../transcript.ts';

/** Quotes by the index of the line that they begin in: the last one that does not start after the mark, else the first line. */
export function quotesByLine(
  segments: readonly Segment[],
  quotes: readonly Quote[],
): ReadonlyMap<number, readonly Quote[]> {
  const byLine = new Map<number, Quote[]>();
  if (segments.length === 0) return byLine;
  let index = 0;
  for (const quote of quotes) {
    while (index < segments.length - 1 && (segments[index + 1]?.startMs ?? Infinity) <= quote.startMs) index += 1;
    byLine.set(index, [...(byLine.get(index) ?? []), quote]);
  }
  return byLine;
}

/** A part of the text of a line, as offsets, that belongs to a quote. */
export type QuotedSpan = { start: number; end: number };

/**
 * Where the words of quotes are in the lines now, by the index of the line. A quote may go on in the lines behind the one that it begins
 * in. Of one whose words were changed since nothing is found.
 */
export function quotedSpans(
  segments: readonly Segment[],
  byLine: ReadonlyMap<number, readonly Quote[]>,
): ReadonlyMap<number, readonly QuotedSpan[]> {
  const spans = new Map<number, QuotedSpan[]>();
  for (const [line, quotes] of byLine) {
    for (const { text } of quotes) {
      spansOf(segments, line, text).forEach((span, offset) =>
        spans.set(line + offset, [...(spans.get(line + offset) ?? []), span]),
      );
    }
  }
  return spans;
}

/** The spans of one quote from a line on; none unless all of it is found. */
function spansOf(segments: readonly Segment[], line: number, text: string): QuotedSpan[] {
  const first = segments[line]?.text ?? '';
  const at = first.indexOf(text);
  if (at >= 0) return [{ start: at, end: at + text.length }];
  const starts = [...first.matchAll(/\S+/g)].map(({ index }) => index);
  const start = starts.find((each) => text.startsWith(first.slice(each).trimEnd()));
  if (start === undefined) return [];
  const spans: QuotedSpan[] = [{ start, end: first.trimEnd().length }];
  let rest = text.slice(first.slice(start).trimEnd().length).trimStart();
  for (let next = line + 1; rest !== ''; next += 1) {
    const said = segments[next]?.text.trimEnd() ?? '';
    if (said === '') return [];
    const end = Math.min(said.length, rest.length);
    if (said.slice(0, end) !== rest.slice(0, end)) return [];
    spans.push({ start: 0, end });
    rest = rest.slice(end).trimStart();
  }
  return spans;
}
