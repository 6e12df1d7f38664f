import nspell from 'nspell';

/** Texts of Hunspell dictionaries; both were made with the same affix rules. */
export type EnglishDictionaries = { affixes: string; american: string; british: string };

/** Knows how English words are spelled, the American and the British way. */
export interface EnglishWords {
  isCorrect(word: string): boolean;
  /** Likely spellings, the likeliest first, at most `limit`. */
  suggestions(word: string, limit: number): string[];
}

/** Takes about half a second and 40 MB: call it where nothing waits. */
export function createEnglishWords({ affixes, american, british }: EnglishDictionaries): EnglishWords {
  const checker = nspell(affixes, `${american}\n${onlyIn(british, american)}`);
  const isListed = (word: string): boolean => checker.correct(word) || checker.correct(withoutMarks(word));
  return {
    isCorrect: (word) => isListed(plain(word)) || plain(word).split('-').every(isListed),
    suggestions: (word, limit) => checker.suggest(plain(word)).slice(0, limit),
  };
}

/** One dictionary, since a second one added to nspell makes every word right that one of its compound rules fits. */
function onlyIn(dictionary: string, other: string): string {
  const known = new Set(other.split('\n'));
  return dictionary
    .split('\n')
    .slice(1)
    .filter((line) => !known.has(line))
    .join('\n');
}

const plain = (word: string): string => word.normalize('NFC').replaceAll(/[’ʼ]/g, "'");

/** The dictionaries have "cafe" and "Jose", and who writes the accent is right too. */
const withoutMarks = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
