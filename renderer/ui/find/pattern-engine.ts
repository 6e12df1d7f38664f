import { RE2JS, RE2JSSyntaxException } from 're2js';

/** A pattern as it is typed, and how it is meant. */
export type TypedPattern = { text: string; isCaseSensitive: boolean; isWholeWord: boolean };

/** A place that a pattern matched; `groups` are all of it, then its groups. Offsets are UTF-16. */
export type PatternPlace = { start: number; end: number; groups: readonly string[] };

const ENDS_IN_WORD = /[\p{L}\p{N}_]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}_]/u;

/**
 * Finds all places of a pattern in a text, in a time that grows with the text alone: the engine never tries the same place twice, so no
 * pattern can hold up the window. Null for a pattern that is none, or needs what such an engine cannot do (back-references, looking ahead).
 */
export function compilePattern(pattern: TypedPattern): ((text: string) => PatternPlace[]) | null {
  const compiled = compile(pattern);
  if (!compiled) return null;
  const { isWholeWord } = pattern;
  return (text) => {
    const places: PatternPlace[] = [];
    const matcher = compiled.matcher(text);
    while (matcher.find()) {
      const [start, end] = [matcher.start(), matcher.end()];
      if (isWholeWord && !isAlone(text, start, end)) continue;
      const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? '');
      places.push({ start, end, groups });
    }
    return places;
  };
}

function compile({ text, isCaseSensitive }: TypedPattern): RE2JS | null {
  try {
    const flags = RE2JS.LOOKBEHINDS | (isCaseSensitive ? 0 : RE2JS.CASE_INSENSITIVE);
    return RE2JS.compile(RE2JS.translateRegExp(text), flags);
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return null;
    throw error;
  }
}

/** Unicode letters and digits beside it would make it a part of a word. */
const isAlone = (text: string, start: number, end: number): boolean =>
  !ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start)) && !BEGINS_WITH_WORD.test(text.slice(end, end + 2));
