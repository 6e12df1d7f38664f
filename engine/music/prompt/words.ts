/** A prompt as it is searched: small letters, one space between words, no hyphens. */
export const searchable = (prompt: string): string =>
  prompt
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[-_/]+/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Where a word or phrase begins in searchable text, or −1. Words of scripts with spaces are found whole, with plurals. */
export function placeOf(word: string, text: string): number {
  if (/[^\p{Script=Latin}\p{N}\s&'.]/u.test(word)) return text.indexOf(word);
  // Most words are not there, and patterns are slow to build.
  if (!text.replaceAll(' ', '').includes(word.replaceAll(' ', ''))) return -1;
  const escaped = word.replaceAll(/[.+]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s?`);
  const match = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?:e?s|y|ish)?(?![\p{L}\p{N}])`, 'u').exec(text);
  return match ? match.index : -1;
}

/** Whether any of the words is in the text. */
export const hasAny = (words: readonly string[], text: string): boolean =>
  words.some((word) => placeOf(word, text) >= 0);
