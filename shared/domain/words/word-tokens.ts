/** One word of a text and where it stands: `start` and `end` are UTF-16 offsets. */
export type WordToken = { text: string; start: number; end: number };

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC]/u;
const CJK_PUNCTUATION =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/u;
const OPENING = /[\p{Ps}\p{Pi}]/u;
const ATTACHED = /[\p{P}\p{S}\p{M}]/u;
const LETTER = /[\p{L}\p{N}]/gu;

/** Whether a character is written without blanks around it (Chinese characters, kana). */
export const isCjkCharacter = (character: string): boolean => CJK.test(character);

/** Whether most letters of a text are Chinese characters or kana. */
export function isCjkText(text: string): boolean {
  const letters = text.match(LETTER) ?? [];
  return letters.length > 0 && letters.filter(isCjkCharacter).length * 2 > letters.length;
}

/**
 * Splits a text into the words that carry times: at white space, and inside Chinese or Japanese text at every
 * character, as the service's word level does. Punctuation stays with the word before it, an opening bracket or quote
 * with the word after it.
 */
export function splitWords(text: string): WordToken[] {
  const tokens: WordToken[] = [];
  for (const run of text.matchAll(/\S+/gu)) splitRun(run[0], run.index, tokens);
  return tokens;
}

type OpenToken = { start: number; kind: 'opening' | 'cjk' | 'other' };

function splitRun(run: string, runStart: number, tokens: WordToken[]): void {
  if (!CJK.test(run)) {
    tokens.push({ text: run, start: runStart, end: runStart + run.length });
    return;
  }
  let open: OpenToken = { start: 0, kind: 'opening' };
  let offset = 0;
  const close = (): void => {
    if (offset > open.start) {
      tokens.push({ text: run.slice(open.start, offset), start: runStart + open.start, end: runStart + offset });
    }
  };
  for (const character of run) {
    const kind = kindOf(character, open.kind);
    const continues = kind === null || open.kind === 'opening' || (kind === 'other' && open.kind === 'other');
    if (!continues) {
      close();
      open = { start: offset, kind: 'opening' };
    }
    if (kind !== null) open.kind = kind;
    offset += character.length;
  }
  close();
}

/** What a character begins, or null when it belongs to the word before it. */
function kindOf(character: string, before: OpenToken['kind']): OpenToken['kind'] | null {
  if (isCjkCharacter(character)) return 'cjk';
  if (OPENING.test(character) && (before !== 'other' || CJK_PUNCTUATION.test(character))) return 'opening';
  return ATTACHED.test(character) ? null : 'other';
}

/** What stands between two pieces of text when they are joined: a blank, or nothing beside Chinese or Japanese text. */
export function separatorBetween(left: string, right: string): '' | ' ' {
  if (left === '' || right === '') return '';
  const last = Array.from(left.slice(-2)).at(-1) ?? '';
  const first = Array.from(right.slice(0, 2))[0] ?? '';
  const isWide = (character: string): boolean => isCjkCharacter(character) || CJK_PUNCTUATION.test(character);
  return isWide(last) && isWide(first) ? '' : ' ';
}

/** Joins words to running text, see separatorBetween. */
export function joinWords(words: readonly { text: string }[]): string {
  let text = '';
  for (const word of words) text += separatorBetween(text, word.text) + word.text;
  return text;
}

/** The word for comparisons: lower case, compatible forms made equal, without punctuation. Empty for pure punctuation. */
export function comparableWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
