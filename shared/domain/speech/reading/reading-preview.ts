import { spokenText } from '../spoken-text.ts';
import { bareWord, withoutFullStop } from './bare-word.ts';
import { type Normalisation, spokenForm } from './spoken-form.ts';

/** Words that are said otherwise than they are written. UTF-16 offsets in the text, end exclusive. */
export type Reading = { textBegin: number; textEnd: number; written: string; spoken: string };

/** Signs that everybody reads alike are not worth telling. */
const PLAIN = new Set(['&', '+', '=', '%']);

/**
 * What the engine on this computer says for amounts, units, dates, times, addresses and abbreviations of an English text. Words
 * that a dictionary has a reading for are left out: they are said as it says.
 */
export function readingPreview(
  text: string,
  options: { normalization: Normalisation; pronunciations: readonly { word: string }[] },
): Reading[] {
  const words = [...spokenText(text).matchAll(/\S+/g)].map((match) => {
    const bare = bareWord(match[0]);
    const textBegin = match.index + match[0].indexOf(bare);
    return { bare, textBegin };
  });
  const known = new Set(options.pronunciations.flatMap(({ word }) => word.toLowerCase().split(/\s+/)));
  return words.flatMap(({ bare, textBegin }, index): Reading[] => {
    const next = words[index + 1]?.bare ?? '';
    const written = withoutFullStop(bare, next);
    const spoken = spokenForm({ word: written, previous: words[index - 1]?.bare ?? '', next }, options.normalization);
    if (spoken === written || PLAIN.has(written) || known.has(written.toLowerCase())) return [];
    return [{ textBegin, textEnd: textBegin + written.length, written, spoken }];
  });
}
