import { isCjkCharacter } from '../../words/word-tokens.ts';
import type { Pronunciation } from '../../script/script-views.ts';

type Indexed = { entry: Pronunciation; pattern: RegExp };
/** Entries by the word (Chinese and Japanese: character) that they begin with. */
type Index = ReadonlyMap<string, readonly Indexed[]>;

/** Dictionaries are replaced, never changed, and asked for every line of a script: what was built for one is kept with it. */
const indexes = new WeakMap<readonly Pronunciation[], Index>();

/** Entries of a dictionary whose word is in a text: whole words, without regard to case. */
export function pronunciationsIn(text: string, dictionary: readonly Pronunciation[]): Pronunciation[] {
  let index = indexes.get(dictionary);
  if (!index) {
    index = buildIndex(dictionary);
    indexes.set(dictionary, index);
  }
  const plain = text.normalize('NFC');
  return ['', ...new Set(wordsOf(plain))].flatMap((word) =>
    (index.get(word) ?? []).filter(({ pattern }) => pattern.test(plain)).map(({ entry }) => entry),
  );
}

/** The word as dictionaries compare it. */
export const dictionaryWord = (word: string): string => word.trim().normalize('NFC').toLowerCase().replace(/\s+/g, ' ');

function buildIndex(dictionary: readonly Pronunciation[]): Index {
  const index = new Map<string, Indexed[]>();
  for (const entry of dictionary) {
    const word = dictionaryWord(entry.word);
    if (word === '') continue;
    const key = wordsOf(word)[0] ?? '';
    const indexed = { entry, pattern: pronunciationPattern(word) };
    const others = index.get(key);
    if (others) others.push(indexed);
    else index.set(key, [indexed]);
  }
  return index;
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((run) =>
    [...run].some(isCjkCharacter) ? [...run] : [run],
  );

const WORD_CHARACTER = String.raw`[\p{L}\p{N}\p{M}]`;

/** Finds a word of a dictionary in a text, in whatever case and only as a whole word; global, for `matchAll`. */
export function pronunciationPlaces(word: string): RegExp {
  return new RegExp(pronunciationPattern(dictionaryWord(word)), 'giu');
}

function pronunciationPattern(word: string): RegExp {
  const characters = [...word];
  const body = word
    .split(' ')
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  const before = isBounded(characters[0]) ? `(?<!${WORD_CHARACTER})` : '';
  const after = isBounded(characters.at(-1)) ? `(?!${WORD_CHARACTER})` : '';
  return new RegExp(before + body + after, 'iu');
}

/** Chinese and Japanese words have no blanks around them; a sign at the edge of a word parts it from any other. */
const isBounded = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character) && !isCjkCharacter(character);
