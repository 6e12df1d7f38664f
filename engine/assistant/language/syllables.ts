/** How many syllables a text has, estimated from its spelling. */
export const syllablesIn = (text: string): number =>
  (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).reduce((sum, word) => sum + ofWord(word.replaceAll(/['’]/g, '')), 0);

/** An e that is written and not spoken, inside of words. */
const SILENT_INSIDE = /(?<=som|ev)e(?=\p{L}{2})/u;

function ofWord(whole: string): number {
  const word = whole.replace(SILENT_INSIDE, '').replaceAll('qu', 'q');
  const vowels = word.match(/[aeiouyà-ÿ]+/g)?.length ?? 0;
  const isSilent = /[^aeiouyl]e$/.test(word) || /[^aeiouytd]ed$/.test(word) || /[^aeiouysxzcgh]es$/.test(word);
  // Two vowels that are spoken apart.
  const apart = word.match(/(?:ia(?!n)|io(?!n)|eo|iu|ua(?!l))/g)?.length ?? 0;
  return Math.max(1, vowels + apart - (isSilent && vowels > 1 ? 1 : 0));
}
