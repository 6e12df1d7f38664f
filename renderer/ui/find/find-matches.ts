import { patternFinder } from './patterns.ts';

/** What is looked for. `isPattern`: the text is a regular expression. */
export type FindQuery = { text: string; isCaseSensitive: boolean; isWholeWord: boolean; isPattern: boolean };
/**
 * One place where it stands; `start` and `end` are UTF-16 offsets in the text of the line. `groups` are what a pattern matched: all
 * of it, then its groups.
 */
export type FindMatch<Id extends string = string> = {
  lineId: Id;
  start: number;
  end: number;
  groups?: readonly string[];
};

/**
 * What a panel's find looks for, and which hit was shown last (-1: none). `scope`: only in these lines, those that were selected
 * when it was asked for.
 */
export type FindState = FindQuery & {
  isOpen: boolean;
  isReplacing: boolean;
  replacement: string;
  current: number;
  scope: readonly string[] | null;
};

/** Nothing is looked for. */
export const NO_FIND: FindState = {
  isOpen: false,
  isReplacing: false,
  text: '',
  replacement: '',
  isCaseSensitive: false,
  isWholeWord: false,
  isPattern: false,
  current: -1,
  scope: null,
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words as an expression that finds all places in one text; null for an empty text. */
export function expressionOf(query: Omit<FindQuery, 'isPattern'>): RegExp | null {
  if (query.text === '') return null;
  // Unicode letters and digits, because \b knows only ASCII.
  const before = query.isWholeWord ? String.raw`(?<![\p{L}\p{N}_])` : '';
  const after = query.isWholeWord ? String.raw`(?![\p{L}\p{N}_])` : '';
  return new RegExp(before + escape(query.text) + after, query.isCaseSensitive ? 'gu' : 'giu');
}

/** Finds the places of a query in one text; null for an empty query, or a pattern that finds nothing anywhere. */
function finderOf(query: FindQuery): ((text: string) => Omit<FindMatch, 'lineId'>[]) | null {
  if (query.text === '') return null;
  if (query.isPattern) return patternFinder(query);
  const expression = expressionOf(query);
  return (
    expression &&
    ((text) =>
      [...text.matchAll(expression)].map((match) => ({ start: match.index, end: match.index + match[0].length })))
  );
}

/** All places in all lines, in order. Places without a character are none: nothing there can be shown. */
export function findMatches<Id extends string>(
  lines: readonly { id: Id; text: string }[],
  query: FindQuery,
): FindMatch<Id>[] {
  const find = finderOf(query);
  if (!find) return [];
  return lines.flatMap((line) =>
    find(line.text)
      .filter(({ start, end }) => end > start)
      .map((place) => ({ lineId: line.id, ...place })),
  );
}

/** The lines that are looked through. */
export function linesInScope<Line extends { id: string }>(
  lines: readonly Line[],
  { scope }: Pick<FindState, 'scope'>,
): readonly Line[] {
  if (scope === null) return lines;
  const wanted = new Set(scope);
  return lines.filter(({ id }) => wanted.has(id));
}

/** What of a search to look for in a text that it found: all of it, else its first word that is there, else nothing. */
export function partInText(search: string, text: string): string {
  const lower = text.toLowerCase();
  const whole = search.trim();
  if (lower.includes(whole.toLowerCase())) return whole;
  return whole.split(/\s+/).find((word) => word !== '' && lower.includes(word.toLowerCase())) ?? '';
}

/** The next or previous place from a place, round the end. -1 when there is none. */
export function stepMatch(count: number, current: number, by: 1 | -1): number {
  if (count === 0) return -1;
  if (current < 0) return by === 1 ? 0 : count - 1;
  return (current + by + count) % count;
}

/** Where somebody is in a document: the hit that was shown last (-1: none), the line that they are in, and all lines in order. */
export type FindPlace<Id extends string = string> = {
  current: number;
  lineId: Id | null;
  lines: readonly { id: Id }[];
};

/**
 * The hit to show next, or before: from the one that was shown last while its line is the selected one, else the first from the
 * selected line on (backwards the last up to it), round the ends. -1 when there is none.
 */
export function nextMatch<Id extends string>(
  matches: readonly FindMatch<Id>[],
  { current, lineId, lines }: FindPlace<Id>,
  by: 1 | -1,
): number {
  const isInShownLine = matches[current]?.lineId === lineId;
  const order = new Map(lines.map(({ id }, index) => [id, index]));
  const place = lineId === null || isInShownLine ? undefined : order.get(lineId);
  if (place === undefined) return stepMatch(matches.length, current, by);
  const isAhead = (match: FindMatch<Id>) => ((order.get(match.lineId) ?? 0) - place) * by >= 0;
  const found = by === 1 ? matches.findIndex(isAhead) : matches.findLastIndex(isAhead);
  return found < 0 ? stepMatch(matches.length, -1, by) : found;
}

/**
 * Index of the hit to go to after a replacement that ended at `after` in a line: the place that was replaced is passed over, also
 * where it is a hit again. Behind the last hit it is the first one; -1 where none is left.
 */
export function matchAfter<Id extends string>(
  matches: readonly FindMatch<Id>[],
  lines: readonly { id: Id }[],
  { lineId, after }: { lineId: Id; after: number },
): number {
  const order = new Map(lines.map(({ id }, index) => [id, index]));
  const at = order.get(lineId) ?? 0;
  const next = matches.findIndex((match) => {
    const place = order.get(match.lineId) ?? 0;
    return place > at || (place === at && match.start >= after);
  });
  return next < 0 && matches.length > 0 ? 0 : next;
}

/** Hits by the line that they are in. */
export function matchesByLine<Id extends string>(
  matches: readonly FindMatch<Id>[],
): ReadonlyMap<Id, readonly FindMatch<Id>[]> {
  const byLine = new Map<Id, FindMatch<Id>[]>();
  for (const match of matches) {
    const known = byLine.get(match.lineId);
    if (known) known.push(match);
    else byLine.set(match.lineId, [match]);
  }
  return byLine;
}

/**
 * What takes the place of a match: the replacement as it is written, for a pattern with `$1` to `$99`, `$&` and `$$` filled in, and
 * `\n` as a line break.
 */
export function replacementOf({ groups }: Pick<FindMatch, 'groups'>, replacement: string): string {
  if (!groups) return replacement;
  return replacement.replace(/\$(\$|&|\d{1,2})|\\n/g, (written, mark: string | undefined) => {
    if (mark === undefined) return '\n';
    if (mark === '$') return '$';
    return groups[mark === '&' ? 0 : Number(mark)] ?? written;
  });
}

/** A text with these matches of it replaced. */
export function replaceAll(text: string, matches: readonly FindMatch[], replacement: string): string {
  return matches.toReversed().reduce((changed, match) => replaceOne(changed, match, replacement), text);
}

/** A text with one place replaced. */
export function replaceOne(text: string, match: FindMatch, replacement: string): string {
  return text.slice(0, match.start) + replacementOf(match, replacement) + text.slice(match.end);
}
