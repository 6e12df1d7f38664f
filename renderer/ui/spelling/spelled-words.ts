const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ-][\p{L}\p{M}\p{N}]+)*/gu;
const LETTERS = /^[\p{Script=Latin}\p{M}'’ʼ-]+$/u;
const SMALL_LETTER = /\p{Ll}/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
const POSSESSIVE = /['’ʼ]s$/i;
/** Addresses, and readings in the notation of scripts: `tomato(/təˈmɑːtoʊ/)`, `(ni3 hao2)`. */
const NO_WORDS =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|uk|eu)\b\S*|\([^()]*[\d/][^()]*\)/giu;

/** A word in a text, from its first to behind its last character. */
export type TextRange = { from: number; to: number; word: string };

/** What a dictionary can say nothing about: acronyms, names like iOS and GitHub, anything with digits or signs. */
export function isSpelled(word: string): boolean {
  return word.length > 1 && LETTERS.test(word) && SMALL_LETTER.test(word) && !INNER_CAPITAL.test(word);
}

/** How words of the user are compared: without regard to case and without a possessive ending. */
export const wordKey = (word: string): string =>
  word.normalize('NFC').replace(POSSESSIVE, '').replaceAll('’', "'").toLowerCase();

/** The words in names and entries, as keys: `Mary-Jane O’Neil` has four, with the names themselves. */
export const wordKeysOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name, ...name.split(/[\s\-/]+/)].filter((part) => part !== '').map(wordKey))),
];

/** The words of a text with their places; addresses and readings have none. */
export function wordsIn(text: string): TextRange[] {
  const masked = text.replaceAll(NO_WORDS, (part) => ' '.repeat(part.length));
  return [...masked.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length, word }));
}

/** The word at `offset` of a text; null between words. */
export function wordAt(text: string, offset: number): TextRange | null {
  return wordsIn(text).find(({ from, to }) => from <= offset && offset <= to) ?? null;
}
