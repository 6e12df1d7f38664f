import { endsSentence } from '../../../shared/domain/words/sentence-end.ts';

/** A stretch of a text that is spoken in one breath, and how it ends. Offsets are those of the text given. */
export type Sentence = { begin: number; end: number; ending: 'phrase' | 'clause' | 'sentence' | 'paragraph' };

/** A break, with closing quotes and what follows up to the next word. */
const BREAK = /(?:[.!?…]+["'”’)\]]*(?=\s|$)|\n)\s*/g;
/** Longer sentences are cut at a comma, so that no one waits long for the first sound. */
const LONGEST = 160;
/** The first one is cut as soon as it can be: each letter is 6 ms of waiting. */
const LONGEST_FIRST = 44;
const SHORTEST_CLAUSE = 20;
/** How much of the words around a full stop is looked at. */
const LONGEST_WORD = 40;
const PHRASE_START =
  /\s(?=(?:and|but|or|because|when|while|before|after|until|since|which|where|who|that|if|so|of|with|about|from|into|to|in|at|on|for)\s)/gi;

/**
 * Cuts a text into sentences; long ones at commas, very long ones between words. Where someone waits for the first sound
 * the first piece is short.
 */
export function splitSentences(text: string, isAwaited = false): Sentence[] {
  const sentences: Sentence[] = [];
  let begin = 0;
  const add = (end: number, ending: Sentence['ending']) => {
    const lead = /^\s*/.exec(text.slice(begin, end))?.[0].length ?? 0;
    const content = text.slice(begin + lead, end).trimEnd();
    if (content !== '') sentences.push({ begin: begin + lead, end: begin + lead + content.length, ending });
    begin = end;
  };
  for (const match of text.matchAll(BREAK)) {
    const end = match.index + match[0].length;
    const isLine = match[0].includes('\n');
    if (!isLine && isInside(text, match, end)) continue;
    add(end, isLine ? 'paragraph' : 'sentence');
  }
  add(text.length, 'sentence');
  return sentences.flatMap((sentence, index) =>
    isAwaited && index === 0 ? cutAwaited(text, sentence) : cutLong(text, sentence),
  );
}

/** Whether a full stop is in the middle of a sentence: behind an abbreviation or ahead of a small letter. */
function isInside(text: string, match: RegExpExecArray, end: number): boolean {
  if (!/^[.…]/.test(match[0]) || end >= text.length) return false;
  const word = /\S*$/.exec(text.slice(Math.max(0, match.index - LONGEST_WORD), match.index))?.[0] ?? '';
  return !endsSentence(word + match[0].trimEnd(), /^\S+/.exec(text.slice(end, end + LONGEST_WORD))?.[0] ?? '');
}

/** The first piece short, the rest as long as pieces may be. */
function cutAwaited(text: string, sentence: Sentence): Sentence[] {
  if (sentence.end - sentence.begin <= LONGEST_FIRST) return [sentence];
  const [first, rest] = cutAt(text, sentence, firstCut(text.slice(sentence.begin, sentence.end)));
  return [first, ...cutLong(text, rest)];
}

function cutLong(text: string, sentence: Sentence): Sentence[] {
  const pieces: Sentence[] = [];
  let rest = sentence;
  while (rest.end - rest.begin > LONGEST) {
    const [piece, next] = cutAt(text, rest, lastCut(text.slice(rest.begin, rest.end)));
    pieces.push(piece);
    rest = next;
  }
  if (rest.begin < rest.end) pieces.push(rest);
  return pieces;
}

type Cut = { at: number; ending: Sentence['ending'] };

function cutAt(text: string, sentence: Sentence, { at, ending }: Cut): [before: Sentence, after: Sentence] {
  const { begin } = sentence;
  const end = begin + text.slice(begin, begin + at).trimEnd().length;
  const blank = /^\s*/.exec(text.slice(begin + at, sentence.end))?.[0].length ?? 0;
  return [
    { begin, end, ending },
    { ...sentence, begin: begin + at + blank },
  ];
}

/** After the last comma that fits, else before a word that begins a phrase, else between words. */
function lastCut(text: string): Cut {
  const { clauses, phrases } = cuts(text, LONGEST);
  const clause = clauses.at(-1);
  if (clause) return clause;
  return phrases.at(-1) ?? betweenWords(text, LONGEST);
}

/** The first place that fits; a comma goes before the beginning of a phrase. */
function firstCut(text: string): Cut {
  const { clauses, phrases } = cuts(text, LONGEST_FIRST);
  return clauses[0] ?? phrases[0] ?? betweenWords(text, LONGEST_FIRST);
}

function cuts(text: string, longest: number): { clauses: Cut[]; phrases: Cut[] } {
  const fits = (at: number) => at <= longest && at >= SHORTEST_CLAUSE && text.length - at >= SHORTEST_CLAUSE / 2;
  const all = (pattern: RegExp, ending: Sentence['ending']) =>
    [...text.matchAll(pattern)]
      .map((match) => ({ at: match.index + match[0].length, ending }))
      .filter(({ at }) => fits(at));
  return { clauses: all(/[,;:—–]["'”’)]*\s/g, 'clause'), phrases: all(PHRASE_START, 'phrase') };
}

function betweenWords(text: string, longest: number): Cut {
  const blank = text.lastIndexOf(' ', longest);
  // What belongs to the next word stays with it.
  const lead = /\s(?:\p{L}{1,2}|the|his|her|our|my|your|their|its|this|that|very|no|not)$/iu.exec(
    text.slice(0, Math.max(0, blank)),
  );
  const at = lead && lead.index >= SHORTEST_CLAUSE ? lead.index : blank;
  if (at > 0) return { at: at + 1, ending: 'phrase' };
  const isInsideCharacter = /[\uDC00-\uDFFF]/.test(text[longest] ?? '');
  return { at: isInsideCharacter ? longest - 1 : longest, ending: 'phrase' };
}
