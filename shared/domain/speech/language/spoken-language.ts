import { eld } from 'eld/extrasmall';
import { spokenText } from '../spoken-text.ts';
import { plainWords } from './plain-words.ts';

/**
 * What language a text reads as. `english` is also what says too little to be judged, such as a name or a cry; `other` is a
 * text that is clearly of another language; `unsure` is everything between: it may hold a quotation or be a list of dishes.
 * `tag` is the likeliest other language (ISO 639-1) where the text is not English.
 */
export type SpokenLanguage = { kind: 'english'; tag: null } | { kind: 'unsure' | 'other'; tag: string | null };

const ENGLISH: SpokenLanguage = { kind: 'english', tag: null };

/**
 * The limits below were set on one half of the sentences in test-data and on a corpus of 28,670 English sentences; the test
 * prints what they do to the other half. They are differences and values of the detector's scores, which are 0 to 1.
 */
const LEAST_LEAD = 0.12;
/** Nobody writes these marks in English, so less is needed. */
const LEAST_LEAD_WITH_MARKS = 0.05;
const SPANISH_MARKS = /[¿¡]/u;
/** Without its capitalised words a German sentence may have few words left: then all of them have to say so clearly. */
const LEAST_LEAD_OF_ALL = 0.3;
const CLEAR_LEAD = 0.2;
const MOST_ENGLISH = 0.6;
const FEWEST_WORDS = 3;
const FEWEST_CLEAR_WORDS = 6;
/** Syllables, such as those of a scale, look like any language: some words must be longer. */
const CLEAR_WORD_LETTERS = 4;
const FEWEST_LONG_WORDS = 2;
/** Small words that hardly another language has: a sentence around them is English, whatever it names. */
const ENGLISH_ONLY = new Set([
  'the',
  'and',
  'or',
  'with',
  'that',
  'this',
  'these',
  'you',
  'what',
  'my',
  'from',
  'they',
]);
/** Lists of things (food, instruments) look like any language. */
const WORDS_PER_COMMA = 2.5;

const LETTERS = /\p{L}/gu;
/** With their vowel signs, which are no letters. */
const OTHER_LETTERS = /(?![\p{Script=Latin}])\p{L}\p{M}*/gu;
/** A foreign name or two may stand in an English text; beyond that the voice leaves out what one would miss. */
const MOST_OTHER_LETTERS = 0.1;
const CLEAR_OTHER_LETTERS = 0.5;

/** Longer texts are judged in pieces of about this many characters, as many as tell for all. */
const PIECE_CHARACTERS = 600;
const MOST_PIECES = 12;

/**
 * Judges a text for speech; pauses, tags and readings in it do not count. The engine and the window ask the same function, so
 * that nobody is told otherwise than what then happens.
 */
export function spokenLanguage(text: string): SpokenLanguage {
  const pieces = piecesOf(spokenText(text)).map(languageOfPiece);
  const others = pieces.filter(({ kind }) => kind === 'other');
  const foreign = pieces.filter(({ kind }) => kind !== 'english');
  if (foreign.length === 0) return ENGLISH;
  const tag = foreign.find((piece) => piece.tag !== null)?.tag ?? null;
  return { kind: others.length * 2 > pieces.length ? 'other' : 'unsure', tag };
}

function piecesOf(text: string): string[] {
  const pieces = text.match(
    new RegExp(String.raw`[^]{1,${PIECE_CHARACTERS}}(?=\s|$)|[^]{1,${PIECE_CHARACTERS}}`, 'gu'),
  );
  if (!pieces || pieces.length <= MOST_PIECES) return pieces ?? [];
  const step = pieces.length / MOST_PIECES;
  return Array.from({ length: MOST_PIECES }, (_, index) => pieces[Math.floor(index * step)] ?? '');
}

function languageOfPiece(text: string): SpokenLanguage {
  const letters = text.match(LETTERS)?.length ?? 0;
  const otherShare = letters === 0 ? 0 : (text.match(OTHER_LETTERS)?.length ?? 0) / letters;
  if (otherShare > CLEAR_OTHER_LETTERS) {
    const isQuoted = plainWords(text.replaceAll(OTHER_LETTERS, ' ')).words.length >= FEWEST_WORDS - 1;
    return { kind: isQuoted ? 'unsure' : 'other', tag: judge(text.toLowerCase()).tag };
  }
  const latin = languageOfLatin(text);
  return latin.kind === 'english' && otherShare > MOST_OTHER_LETTERS ? { kind: 'unsure', tag: null } : latin;
}

function languageOfLatin(text: string): SpokenLanguage {
  const { words, all } = plainWords(text);
  const distinct = [...new Set(words)];
  const leastLead = SPANISH_MARKS.test(text) ? LEAST_LEAD_WITH_MARKS : LEAST_LEAD;
  if (distinct.length < FEWEST_WORDS) return languageOfFew(distinct, [...new Set(all)], leastLead);
  const { lead, english, tag } = judge(distinct.join(' '));
  if (lead < leastLead) return ENGLISH;
  const isList = (text.match(/[,;]/g)?.length ?? 0) * WORDS_PER_COMMA > words.length;
  const isClear = lead >= CLEAR_LEAD && english < MOST_ENGLISH && !isList && saysEnough(distinct);
  return { kind: isClear && agree(distinct, tag) ? 'other' : 'unsure', tag };
}

function languageOfFew(words: readonly string[], all: readonly string[], leastLead: number): SpokenLanguage {
  if (words.length < FEWEST_WORDS - 1 || all.length <= FEWEST_WORDS) return ENGLISH;
  const { lead, tag } = judge(all.join(' '));
  return lead >= LEAST_LEAD_OF_ALL && judge(words.join(' ')).lead >= leastLead ? { kind: 'unsure', tag } : ENGLISH;
}

/** Whether words are enough, and none of them English, to say that a text is of another language. */
const saysEnough = (words: readonly string[]): boolean =>
  words.length >= FEWEST_CLEAR_WORDS &&
  words.filter((word) => word.length >= CLEAR_WORD_LETTERS).length >= FEWEST_LONG_WORDS &&
  !words.some((word) => ENGLISH_ONLY.has(word.toLowerCase()));

/** Whether both halves read as the same language: a quotation or a dish in an English sentence stands in one of them. */
function agree(words: readonly string[], tag: string | null): boolean {
  const middle = Math.ceil(words.length / 2);
  return [words.slice(0, middle), words.slice(middle)].every((half) => judge(half.join(' ')).tag === tag);
}

/** The likeliest language, how far it is ahead of English, and how likely English is. */
function judge(text: string): { lead: number; english: number; tag: string | null } {
  const scores = eld.detect(text).getScores();
  let tag: string | null = null;
  let best = 0;
  for (const [language, score] of Object.entries(scores)) {
    if (score <= best) continue;
    best = score;
    tag = language;
  }
  const english = scores['en'] ?? 0;
  return { lead: best - english, english, tag: tag === 'en' ? null : tag };
}
