/**
 * A pronunciation in parentheses right after a word (service.md, text rule 2). `toned`: Mandarin Pinyin with tones 1 to 5 or
 * Cantonese Jyutping with tones 1 to 6, which read Chinese characters: behind other letters, "(v2)" is a remark; `malformed`: meant as one of them, with a tone that does not exist.
 */
export type InlinePronunciation = { notation: 'toned' | 'ipa' | 'malformed'; source: string; textEnd: number };

/** Letters that only IPA has. Plain letters alone are an ordinary remark in parentheses. */
const IPA_LETTER = /[\u0250-\u02AFˈˌːæðθŋ]/;
const TONED_SYLLABLES = /^[a-zü]+[1-6](?:[ '-]?[a-zü]+[1-6])*$/i;
const NUMBERED_SYLLABLES = /^[a-zü]+\d+(?:[ '-]?[a-zü]+\d+)*$/i;
/** No word is read longer than this; without a limit every open parenthesis would be followed to the end of the text. */
const LONGEST = 200;

/**
 * The pronunciation in the parenthesis that opens at `position`, right after a letter; null when it is no pronunciation. IPA may stand
 * between slashes. `source` is what stands between the parentheses, `textEnd` is behind them.
 */
export function inlinePronunciationAt(text: string, position: number): InlinePronunciation | null {
  const before = lastCharacter(text, position);
  if (!/[\p{L}\p{N}\p{M}]/u.test(before)) return null;
  const inside = text.slice(position + 1, position + 1 + LONGEST);
  const length = inside.indexOf(')');
  if (length < 0) return null;
  const source = inside.slice(0, length);
  const textEnd = position + length + 2;
  if (/\p{Script=Han}/u.test(before)) {
    if (TONED_SYLLABLES.test(source)) return { notation: 'toned', source, textEnd };
    if (NUMBERED_SYLLABLES.test(source)) return { notation: 'malformed', source, textEnd };
  }
  const isIpa = !/[(<>\n]/.test(source) && (/^\/.+\/$/.test(source) || IPA_LETTER.test(source));
  return isIpa ? { notation: 'ipa', source, textEnd } : null;
}

function lastCharacter(text: string, end: number): string {
  const isPair = /[\uDC00-\uDFFF]/.test(text[end - 1] ?? '') && /[\uD800-\uDBFF]/.test(text[end - 2] ?? '');
  return text.slice(Math.max(0, end - (isPair ? 2 : 1)), end);
}
