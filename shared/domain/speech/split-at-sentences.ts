import { endsClause, endsSentence } from '../words/sentence-end.ts';
import { splitWords, type WordToken } from '../words/word-tokens.ts';
import { speechTokens, type SpeechToken } from './speech-text.ts';
import { characterCount } from './speech-options.ts';

/** Places to cut a text at, best first. */
type Strength = 'paragraph' | 'sentence' | 'clause' | 'word' | 'anywhere';
type Cut = { at: number; strength: Strength };

const STRENGTHS: readonly Strength[] = ['paragraph', 'sentence', 'clause', 'word', 'anywhere'];
/** A better place is taken only if it leaves this share of the room filled; a sentence may be short, a half word may not. */
const LEAST_FILLED: Readonly<Record<Strength, number>> = {
  paragraph: 0.5,
  sentence: 0.1,
  clause: 0.25,
  word: 0,
  anywhere: 0,
};

/**
 * Cuts a text into pieces of at most `maxCharacters` (code points, at least 1), which put together are the text: at
 * paragraphs and sentences, else at clauses, else between words. Pauses, tags and readings stay whole and with the words
 * around them wherever they fit.
 */
export function splitAtSentences(text: string, maxCharacters: number): string[] {
  const most = Math.max(1, Math.floor(maxCharacters));
  if (characterCount(text) <= most) return text === '' ? [] : [text];
  const tokens = speechTokens(text, { model: '' });
  const cuts = cutsOf(tokens);
  const pieces: string[] = [];
  let first = 0;
  for (let begin = 0; begin < text.length;) {
    const limit = offsetAfter(text, begin, most);
    if (limit >= text.length) {
      pieces.push(text.slice(begin));
      break;
    }
    while ((cuts[first]?.at ?? Infinity) <= begin) first += 1;
    const at = bestCut(cuts, first, { begin, limit }) ?? forcedCut(tokens, { begin, limit });
    pieces.push(text.slice(begin, at));
    begin = at;
  }
  return pieces;
}

/** Where a piece begins and where it must end at the latest. */
type Room = { begin: number; limit: number };

function bestCut(cuts: readonly Cut[], first: number, { begin, limit }: Room): number | null {
  const last: Partial<Record<Strength, number>> = {};
  for (let index = first; index < cuts.length; index += 1) {
    const cut = cuts[index] as Cut;
    if (cut.at > limit) break;
    last[cut.strength] = cut.at;
  }
  let at = begin;
  for (const strength of STRENGTHS) {
    // The end of a paragraph is one of a sentence too, and so on.
    at = Math.max(at, last[strength] ?? begin);
    if (at > begin && at - begin >= (limit - begin) * LEAST_FILLED[strength]) return at;
  }
  return null;
}

/** Where there is no place to cut: at the limit, or ahead of the pause, tag or reading that lies across it. */
function forcedCut(tokens: readonly SpeechToken[], { begin, limit }: Room): number {
  const across = tokens.find((token) => token.textBegin < limit && limit < token.textEnd);
  return across && across.kind !== 'text' && across.textBegin > begin ? across.textBegin : limit;
}

/** Offset of the character that is `count` characters behind one; never inside a character of two units. */
function offsetAfter(text: string, begin: number, count: number): number {
  let offset = begin;
  for (let done = 0; done < count && offset < text.length; done += 1) {
    offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** All places to cut at, in order. White space belongs to what is ahead of it. */
function cutsOf(tokens: readonly SpeechToken[]): Cut[] {
  return tokens.flatMap((token, index) => {
    const cuts = token.kind === 'text' ? cutsInText(token) : [];
    const next = tokens[index + 1];
    if (next && isLoose(token) && isLoose(next)) cuts.push(cutBetween(token, next));
    return cuts;
  });
}

/** A reading belongs to its word and a pause to both its sides; a tag may be parted from what is around it. */
const isLoose = (token: SpeechToken): boolean => token.kind === 'text' || token.kind === 'interjection';

function cutBetween(token: SpeechToken, next: SpeechToken): Cut {
  const blanks = next.kind === 'text' ? (/^\s*/.exec(next.text)?.[0].length ?? 0) : 0;
  const isWordEnd = blanks > 0 || (token.kind === 'text' && /\s$/.test(token.text));
  return { at: token.textEnd + blanks, strength: isWordEnd ? 'word' : 'anywhere' };
}

function cutsInText(token: SpeechToken & { kind: 'text' }): Cut[] {
  const words = splitWords(token.text);
  return words.flatMap((word, index): Cut[] => {
    const next = words[index + 1];
    if (!next) return [];
    const between = token.text.slice(word.end, next.start);
    return [{ at: token.textBegin + next.start, strength: strengthOf(word, next, between) }];
  });
}

function strengthOf(word: WordToken, next: WordToken, between: string): Strength {
  if (between.includes('\n')) return 'paragraph';
  if (endsSentence(word.text, next.text)) return 'sentence';
  return endsClause(word.text) ? 'clause' : 'word';
}
