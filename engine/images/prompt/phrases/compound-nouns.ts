import { requireSubject, type SubjectKind } from '../../subjects/subject-registry.ts';
import type { Found } from '../lexicon/lexicon.ts';
import { FLAVOURS, MANY_HEADS, STALL_HEADS, UNDRAWN_HEADS } from '../lexicon/compound-words.ts';
import { longestMatch } from './words-of-prompt.ts';

/**
 * What a noun is before another one. `modifier`: it only says of which kind the next noun is ("apple pie", "cherry cake"), with the
 * colour that it gives it, and whether that is seen; `undrawn`: the noun that counts cannot be drawn ("maple syrup", of `length` words); `many`: there are
 * several ("pumpkin patch"); `head`: of an animal its head alone is meant ("fox head"); `instead`: another thing is meant ("pizza stand").
 */
export type Compound =
  | { kind: 'modifier'; colour: string | null; isSeen: boolean }
  | { kind: 'undrawn'; length: number }
  | { kind: 'many' }
  | { kind: 'head' }
  | { kind: 'instead'; subject: string; length: number }
  | { kind: 'none' };

/** What is made like something is not that thing: “a heart shaped box”. */
const SHAPED: ReadonlySet<string> = new Set([
  'shaped',
  'patterned',
  'printed',
  'themed',
  'flavoured',
  'flavored',
  'scented',
]);

const HEADS: ReadonlySet<string> = new Set(['head', 'face', 'portrait']);

const NONE: Compound = { kind: 'none' };

/** Reads the noun that was found at a place with what comes right after it. In English the last noun is the one that is meant. */
export function compoundAt(
  words: readonly string[],
  at: number,
  { found, length }: { found: Found; length: number },
): Compound {
  const { subject } = found.meanings;
  const next = words[at + length];
  if (subject === undefined || next === undefined || found.isPlural) return NONE;
  if (SHAPED.has(next)) return { kind: 'undrawn', length: length + 1 };
  if (MANY_HEADS.has(next)) return { kind: 'many' };
  const { kind } = requireSubject(subject);
  if (kind === 'animals' && HEADS.has(next) && !words[at + length - 1]!.endsWith('’s')) return { kind: 'head' };
  // “The letter M” is none that is sent.
  if (subject === 'letter' && /^\p{L}$/u.test(next)) return { kind: 'undrawn', length: length + 1 };
  if (kind === 'food' && STALL_HEADS.has(next)) return { kind: 'instead', subject: 'market-stall', length: length + 1 };
  const { found: after, length: lengthOfHead } = longestMatch(words, at + length);
  const head = after?.meanings.subject;
  // A viking warrior is one man.
  if (
    head !== undefined &&
    kind === 'people' &&
    requireSubject(head).kind === 'people' &&
    !words[at + length - 1]!.endsWith('’s')
  )
    return { kind: 'instead', subject, length: length + lengthOfHead };
  if (head !== undefined && head !== subject && isModifier(requireSubject(subject), requireSubject(head))) {
    // What food is made of needs no picture of its own; that a dog is a robot would be seen.
    const isSeen = requireSubject(head).kind === 'food' || requireSubject(head).kind === 'plants';
    return { kind: 'modifier', colour: isSeen ? (FLAVOURS[words[at]!] ?? null) : null, isSeen };
  }
  const isOwner = words[at + length - 1]!.endsWith('’s');
  return after === null && !isOwner && UNDRAWN_HEADS.has(singular(next))
    ? { kind: 'undrawn', length: length + 1 }
    : NONE;
}

const singular = (word: string): string =>
  UNDRAWN_HEADS.has(word) ? word : word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

type Noun = { kind: SubjectKind; isMany?: boolean; id: string };

/** A house before a church is no kind of church, and whoever rides a horse is not the horse. */
function isModifier(before: Noun, head: Noun): boolean {
  if (head.kind === 'people' || head.id === 'village' || before.id === 'village') return false;
  if (head.kind === 'plants') return before.kind === 'food';
  return before.kind !== 'buildings' || head.kind !== 'buildings';
}
