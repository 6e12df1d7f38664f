/** Parts of a word that are sung, for example `morn`, `ing`. Estimated from spelling, for words in Latin letters. */
export function syllablesOf(word: string): string[] {
  const letters = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}']/gu, '');
  if (letters === '') return /\d/.test(word) ? [word] : [];
  const nuclei = nucleiOf(letters);
  if (nuclei.length < 2) return [letters];
  const cuts = nuclei.slice(1).map((nucleus, index) => {
    const before = nuclei[index]!.end;
    const consonants = nucleus.start - before;
    // One consonant goes with the vowel after it; of more, the first stays behind.
    return consonants <= 1 ? before : before + 1;
  });
  return [0, ...cuts].map((from, index) => letters.slice(from, cuts[index] ?? letters.length));
}

/** How many syllables a line has. */
export const syllableCount = (line: string): number =>
  wordsOf(line).reduce((sum, word) => sum + syllablesOf(word).length, 0);

/** What stands between spaces. Scripts without spaces count each character, of which each is a syllable. */
export const wordsOf = (line: string): string[] =>
  line
    .replaceAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, ' $& ')
    .split(/[\s—–-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

type Nucleus = { start: number; end: number };

function nucleiOf(letters: string): Nucleus[] {
  const found: Nucleus[] = [];
  for (const match of letters.matchAll(/[aeiouy\u00e0-\u00ff]+/g)) {
    // A y before a vowel is a consonant, as in "yes".
    const skip = match[0].length > 1 && match[0].startsWith('y') ? 1 : 0;
    found.push({ start: match.index + skip, end: match.index + match[0].length });
  }
  const last = found.at(-1);
  const isSilentE = last && found.length > 1 && /[^aeiouy]e$/.test(letters) && !/[^aeiouy]le$/.test(letters);
  if (isSilentE) found.pop();
  else if (found.length > 1 && /[^aeiouytd]ed$/.test(letters)) found.pop();
  else if (found.length > 1 && /[^aeiouysxzc]es$/.test(letters) && !/(?:sh|ch)es$/.test(letters)) found.pop();
  return found;
}
