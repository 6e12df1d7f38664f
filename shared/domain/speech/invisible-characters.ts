import { characterCount } from './speech-options.ts';

/** Above this share of characters that cannot be seen the service refuses a text (gaps.md part 3, code 1042). */
export const MOST_INVISIBLE_SHARE = 0.1;

/** Control, format, private, unassigned and lone surrogate characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu;
/** Line breaks, tabs and joiners of emoji are fine. */
const HARMLESS = /[\t\n\r\u200D]/;

/** Share of a text's characters that are invisible or illegal, 0 to 1. */
export function invisibleShare(text: string): number {
  const invisible = text.match(INVISIBLE)?.filter((character) => !HARMLESS.test(character)).length ?? 0;
  return invisible === 0 ? 0 : invisible / characterCount(text);
}

/** The text without invisible and illegal characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character) => (HARMLESS.test(character) ? character : ''));
