/** What is replaced by what in a text. `find` is literal. */
export type TextReplacement = {
  find: string;
  replacement: string;
  matchesCase: boolean;
  /** Leaves matches inside longer words alone. */
  matchesWholeWords: boolean;
};

/** Part of a word, in any script; accents that follow their letter are part of it. */
const WORD_PART = String.raw`[\p{L}\p{N}\p{M}_]`;

/**
 * A function that replaces all matches in a text and counts them. Composed and decomposed accents are the same, and a letter is
 * never torn from its accent.
 */
export function textReplacer(wanted: TextReplacement): (text: string) => { text: string; count: number } {
  const spellings = [...new Set([wanted.find, wanted.find.normalize('NFC'), wanted.find.normalize('NFD')])];
  const literal = `(?:${spellings.map((spelling) => spelling.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')})`;
  const bounded = wanted.matchesWholeWords ? `(?<!${WORD_PART})${literal}(?!${WORD_PART})` : literal;
  const pattern = new RegExp(String.raw`${bounded}(?!\p{M})`, wanted.matchesCase ? 'gu' : 'giu');
  return (text) => {
    let count = 0;
    const replaced = text.replaceAll(pattern, () => {
      count += 1;
      return wanted.replacement;
    });
    return { text: replaced, count };
  };
}
