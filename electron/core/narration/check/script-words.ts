import type { SpeechRecipe } from '../../../../shared/domain/script/speech-recipe.ts';
import { type SpeechToken, speechTokens } from '../../../../shared/domain/speech/speech-text.ts';
import { plainWord, spokenForms } from './spoken-forms.ts';

/**
 * A word that should be heard. Offsets are those of the recipe's text, end exclusive. `forms` are ways of saying it. With
 * `isFree` it is said by a reading that no recogniser writes down, so that whatever is heard in its place is right. After one
 * with `hasNoiseAfter` an interjection is performed, which may be heard as words.
 */
export type ScriptWord = {
  text: string;
  textBegin: number;
  textEnd: number;
  forms: string[][];
  isFree: boolean;
  hasNoiseAfter: boolean;
};

/** A piece between white space, dashes and slashes. */
const PIECE = /[^\s\u2010-\u2015/\\-]+/gu;
const EDGES = /^[^\p{L}\p{N}$€£¥&+=@%°]+|[^\p{L}\p{N}%°&+=@]+$/gu;
/** Words whose dot belongs to them. */
const DOTTED = /^(?:dr|mr|mrs|ms|prof|st|vs|etc|approx|no|(?:\p{L}\.)+\p{L})\.$/iu;

/** The words of a text with their offsets, without the punctuation around them. */
export function writtenWords(text: string): { text: string; textBegin: number; textEnd: number }[] {
  return [...text.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    const lead = /^[^\p{L}\p{N}$€£¥&+=@%°]*/u.exec(piece)?.[0].length ?? 0;
    const body = piece.slice(lead);
    const dotted = body.replace(/[^\p{L}\p{N}.]+$/u, '');
    const word = DOTTED.test(dotted) ? dotted : piece.replaceAll(EDGES, '');
    if (word === '') return [];
    return [{ text: word, textBegin: index + lead, textEnd: index + lead + word.length }];
  });
}

/** The words that a recipe should be heard as. Pauses and interjections are no words. */
export function scriptWords({ text, model, pronunciations }: SpeechRecipe): ScriptWord[] {
  const words: ScriptWord[] = [];
  const replacements = pronunciations.map((entry) => ({
    words: writtenWords(entry.word).map((word) => plainWord(word.text)),
    replacement: entry.replacement,
  }));
  for (const token of speechTokens(text, { model })) {
    const last = words.at(-1);
    if (token.kind === 'text') words.push(...wordsOf(token, replacements));
    else if (last && token.kind === 'interjection') last.hasNoiseAfter = true;
    else if (last && token.kind === 'reading') last.isFree = true;
  }
  return words;
}

type Replacement = { words: string[]; replacement: string };
type Written = { text: string; textBegin: number; textEnd: number };

function wordsOf(token: SpeechToken & { kind: 'text' }, replacements: readonly Replacement[]): ScriptWord[] {
  const written = writtenWords(token.text);
  const words: ScriptWord[] = [];
  for (let at = 0; at < written.length;) {
    const entry = replacements.find(({ words: wanted }) =>
      wanted.every((word, index) => plainWord(written[at + index]?.text ?? '') === word),
    );
    // An entry of several words is one that is said at once.
    const count = Math.max(1, entry?.words.length ?? 1);
    words.push(wordOf(token, written.slice(at, at + count), entry?.words.length ? entry.replacement : null));
    at += count;
  }
  return words;
}

function wordOf(
  { text, textBegin }: SpeechToken & { kind: 'text' },
  written: readonly Written[],
  replacement: string | null,
): ScriptWord {
  const begin = written[0]?.textBegin ?? 0;
  const end = written.at(-1)?.textEnd ?? begin;
  const isReading = replacement !== null && /^\(.*\)$/.test(replacement.trim());
  const said = replacement === null || isReading ? [] : writtenWords(replacement).map((word) => plainWord(word.text));
  const own =
    written.length === 1 ? spokenForms(written[0]?.text ?? '') : [written.map((word) => plainWord(word.text))];
  return {
    text: text.slice(begin, end),
    textBegin: textBegin + begin,
    textEnd: textBegin + end,
    forms: [...own, ...(said.length > 0 ? [said] : [])],
    isFree: isReading,
    hasNoiseAfter: false,
  };
}
