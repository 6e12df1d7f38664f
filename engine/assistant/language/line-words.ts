import { numberOf, ORDINALS } from './number-words.ts';

/** Lines that a request names by their numbers, from 1; negative ones are counted from the end. */
export type NamedLines = { numbers: number[]; rest: string };

const NUMBER = String.raw`(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const NTH = String.raw`(?:\d{1,4}(?:st|nd|rd|th)|${ORDINALS.filter(Boolean).join('|')}|last|final)`;
const JOIN = String.raw`(?:\s*(?:,|&|\+)\s*(?:and\s+)?|\s+(?:and|with|plus)\s+)`;
const LINE = '(?:lines?|sentences?|segments?|cues?|rows?)';
const AFTER = new RegExp(
  String.raw`(?<!\b(?:a|new|another|every)\s)\b(?:the\s+)?${LINE}\s+(?:numbers?\s+|no\.?\s*|#\s*)?(?:(?<from>${NUMBER})\s*(?:to|through|until|-|–)\s*(?<to>${NUMBER})|(?<list>${NUMBER}(?:${JOIN}(?:${LINE}\s+)?${NUMBER}(?!\s*(?:stars?|times|takes)))*))\b`,
  'i',
);
const BEFORE = new RegExp(
  String.raw`\b(?:the\s+)?(?:(?<side>first|last)\s+(?<count>${NUMBER})\s+${LINE}|(?<nths>${NTH}(?:${JOIN}(?:the\s+)?${NTH})*)\s+${LINE})\b`,
  'i',
);

/** The lines that a text names, and the text without them. Null where it names none. */
export function takeLines(text: string): NamedLines | null {
  const after = AFTER.exec(text);
  const before = BEFORE.exec(text);
  const found = after ?? before;
  if (!found?.groups) return null;
  const numbers = (after ? numbersAfter(found.groups) : numbersBefore(found.groups)).filter((number) => number !== 0);
  if (numbers.length === 0) return null;
  return { numbers, rest: text.replace(found[0], ' LINES ') };
}

function numbersAfter({ from, to, list }: Record<string, string | undefined>): number[] {
  if (from !== undefined && to !== undefined) return range(numberOf(from) ?? 0, numberOf(to) ?? 0);
  return (list ?? '').split(/[^\p{L}\d]+/u).flatMap((word) => numberOf(word) ?? []);
}

function numbersBefore({ side, count, nths }: Record<string, string | undefined>): number[] {
  if (side !== undefined) {
    const number = numberOf(count ?? '') ?? 0;
    return side.toLowerCase() === 'last' ? range(-number, -1) : range(1, number);
  }
  return (nths ?? '').split(/[^\p{L}\d]+/u).flatMap((word) => {
    if (/^(?:last|final)$/i.test(word)) return [-1];
    return numberOf(word.replace(/(?<=\d)(?:st|nd|rd|th)$/i, '')) ?? [];
  });
}

/** No more than a tool takes in one call. */
const MOST = 200;

const range = (from: number, to: number): number[] =>
  to < from ? [] : Array.from({ length: Math.min(MOST, to - from + 1) }, (_, index) => from + index);
