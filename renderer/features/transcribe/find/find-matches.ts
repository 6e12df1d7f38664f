import type { SegmentId } from '../../../../shared/domain/ids.ts';

/** What is looked for. */
export type FindQuery = { text: string; isCaseSensitive: boolean; isWholeWord: boolean };
/** One place where it stands; `start` and `end` are UTF-16 offsets in the text of the line. */
export type FindMatch = { segmentId: SegmentId; start: number; end: number };

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The query as an expression that finds all places in one text. Null for an empty query. */
export function expressionOf(query: FindQuery): RegExp | null {
  if (query.text === '') return null;
  // Unicode letters and digits, because \b knows only ASCII.
  const before = query.isWholeWord ? String.raw`(?<![\p{L}\p{N}_])` : '';
  const after = query.isWholeWord ? String.raw`(?![\p{L}\p{N}_])` : '';
  return new RegExp(before + escape(query.text) + after, query.isCaseSensitive ? 'gu' : 'giu');
}

/** All places in all lines, in order. */
export function findMatches(lines: readonly { id: SegmentId; text: string }[], query: FindQuery): FindMatch[] {
  const expression = expressionOf(query);
  if (!expression) return [];
  return lines.flatMap((line) =>
    [...line.text.matchAll(expression)].map((match) => ({
      segmentId: line.id,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

/** The next or previous place from a place, round the end. -1 when there is none. */
export function stepMatch(count: number, current: number, by: 1 | -1): number {
  if (count === 0) return -1;
  if (current < 0) return by === 1 ? 0 : count - 1;
  return (current + by + count) % count;
}

/** A text with every match replaced; `replacement` is taken as it is written. */
export function replaceAll(text: string, query: FindQuery, replacement: string): string {
  const expression = expressionOf(query);
  return expression ? text.replace(expression, () => replacement) : text;
}

/** A text with one place replaced. */
export function replaceOne(text: string, match: FindMatch, replacement: string): string {
  return text.slice(0, match.start) + replacement + text.slice(match.end);
}
