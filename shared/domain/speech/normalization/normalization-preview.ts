import { spokenText } from '../spoken-text.ts';
import { waysOfWords } from './read-words.ts';
import { writtenWords } from './written-word.ts';

/** Words that are said otherwise than they are written. UTF-16 offsets in the text, end exclusive. */
export type NormalizedSpan = { textBegin: number; textEnd: number; written: string; spoken: string };

/** Signs and whole numbers that everybody reads alike are not worth telling. */
const PLAIN = /^(?:[&+=%]|\d{1,3}|[12]\d{3}|\d{1,3}(?:,\d{3})+|\d+\.\d+|\d+(?:st|nd|rd|th))$/;

/**
 * What the engine on this computer says for amounts, units, dates, times, addresses, names and abbreviations of an English
 * text. Words that a dictionary has a reading for are left out: they are said as it says.
 */
export function normalizationPreview(
  text: string,
  options: { pronunciations: readonly { word: string }[] },
): NormalizedSpan[] {
  const words = writtenWords(spokenText(text));
  const ways = waysOfWords(words);
  const known = new Set(
    options.pronunciations.flatMap(({ word }) => writtenWords(word).map(({ bare }) => bare.toLowerCase())),
  );
  return words.flatMap(({ bare, bareBegin, hasStop }, index): NormalizedSpan[] => {
    const [spoken] = ways[index] ?? [];
    if (!spoken || bare === '' || isPlain(bare, spoken) || known.has(bare.toLowerCase())) return [];
    const isShort = hasStop && !/[\d/]/.test(bare);
    const written = isShort ? `${bare}.` : bare;
    return [{ textBegin: bareBegin, textEnd: bareBegin + written.length, written, spoken }];
  });
}

/** Whether somebody who reads the word would say just that. */
function isPlain(bare: string, spoken: string): boolean {
  if (PLAIN.test(bare) && !/^(?:plus|oh|zero)/.test(spoken)) return true;
  return spoken.replaceAll(/[\s-]/g, '').toLowerCase() === bare.replaceAll(/[\s/-]/g, '').toLowerCase();
}
