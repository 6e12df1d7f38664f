import { numberOf } from '../../language/number-words.ts';

const NUMBER =
  '(?:(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|some|a few)(?:\\s+(?:more|other|further))?|an?|another)';
/** Words before the thing belong to it, but not beyond one of these. */
const JOINING = '(?:of|about|from|with|for|in|on|at|to|and|or|is|are|showing|where|that|this|it)';
const VERSIONS = '(?:takes|versions|variations|variants)';
/** “Give me a picture of …” asks for one; “give the fox picture 5 stars” is about one that is there. */
const VERB =
  '(?:draw|paint|sketch|illustrate|make|create|generate|render|produce|design|need|want|compose|write|film|animate|shoot|record|prepare|(?:give|get)(?= +(?:me|us)\\b))';

/** What a request asks to be made: so many of the thing, words that describe it, and what it is about. `words`: all of that as it was said. */
export type Made = { count: number; before: string; about: string; words: string };

/**
 * Reads “make three comic pictures of a market in the rain”. `things` is a pattern of the things. Null where no such thing is asked for.
 */
export function madeIn(text: string, things: string): Made | null {
  const verb = String.raw`(?:(?:i|we)(?:['’]d| would)? (?:need|want|like)|${VERB})\b(?:\s+(?:me|us))?`;
  // “A picture of …” asks for one, too; “this picture” is one that is there.
  const begin = String.raw`^(?:${verb}(?:\s+(?<count>${NUMBER})(?:\s+${VERSIONS}\s+of(?:\s+an?)?)?)?|(?<first>${NUMBER})(?=.*\s${things}\s+(?:of|showing|about)\s)|(?=\s*${things}\s+(?:of|showing|about)\s))`;
  const before = String.raw`(?<before>(?:\s+(?!${JOINING}\b)[\p{L}\p{M}\d:,-]+){0,6}?)`;
  const about = String.raw`\s*(?:(?:of|about|showing|with|from|for|that shows?|where|in which)\s+)?(?<about>.*)`;
  const pattern = new RegExp(String.raw`${begin}(?<words>${before}(?:^|\s+)${things}\b${about})$`, 'iu');
  const groups = pattern.exec(text)?.groups;
  if (!groups) return null;
  return {
    count: countOf(groups['count'] ?? groups['first'] ?? ''),
    before: tidy((groups['before'] ?? '').replace(/^\s*(?:the|an?|my|new|another)\b/i, '')),
    about: tidy(groups['about'] ?? ''),
    words: tidy(groups['words'] ?? ''),
  };
}

/** “Two more” are two. */
const countOf = (said: string): number => numberOf(said.trim().split(/\s+/)[0] ?? '') ?? 1;

/** A text without the white space, commas and ends of sentences around it. */
export const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,.:;-]+|[\s,.;!?]+$/g, '');

/** The text and what of it a pattern takes out, or null where it is not in it. */
export function takeOut(
  text: string,
  pattern: RegExp,
): { rest: string; groups: Record<string, string | undefined> | null } {
  const match = pattern.exec(text);
  if (!match) return { rest: text, groups: null };
  return { rest: tidy(text.replace(match[0], ' ')), groups: match.groups ?? {} };
}
