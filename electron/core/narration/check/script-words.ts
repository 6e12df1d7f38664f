import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { type SpeechToken, speechTokens } from '../../../../shared/domain/speech/speech-text.ts';
import { plainWord, spokenForms } from './spoken-forms.ts';
import { type WrittenPiece, writtenPieces } from './written-pieces.ts';

/**
 * A word that should be heard. Offsets are those of the recipe's text, end exclusive. `forms` are ways of saying it. With
 * `isFree` it is said by a reading that no recogniser writes down, so that whatever is heard in its place is right. After one
 * with `hasNoiseAfter` an interjection is performed, which may be heard as words.
 */
export type ScriptWord = {
  text: string;
  textBegin: number;
  textEnd: number;
  forms: string[][];
  isFree: boolean;
  hasNoiseAfter: boolean;
};

/** The words that a recipe should be heard as. Pauses and interjections are no words. */
export function scriptWords({ text, model, pronunciations }: SpeechRecipe): ScriptWord[] {
  const words: ScriptWord[] = [];
  const replacements = pronunciations.map((entry) => ({
    words: writtenPieces(entry.word).map((word) => plainWord(word.text)),
    replacement: entry.replacement,
  }));
  for (const token of speechTokens(text, { model })) {
    const last = words.at(-1);
    if (token.kind === 'text') words.push(...wordsOf(token, replacements));
    else if (last && token.kind === 'interjection') last.hasNoiseAfter = true;
    else if (last && token.kind === 'reading') last.isFree = true;
  }
  return words;
}

type Replacement = { words: string[]; replacement: string };
function wordsOf(token: SpeechToken & { kind: 'text' }, replacements: readonly Replacement[]): ScriptWord[] {
  const written = writtenPieces(token.text);
  const words: ScriptWord[] = [];
  for (let at = 0; at < written.length;) {
    const entry = replacements.find(({ words: wanted }) =>
      wanted.every((word, index) => plainWord(written[at + index]?.text ?? '') === word),
    );
    // An entry of several words is one that is said at once.
    const count = Math.max(1, entry?.words.length ?? 1);
    words.push(wordOf(token, written.slice(at, at + count), entry?.words.length ? entry.replacement : null));
    at += count;
  }
  return words;
}

function wordOf(
  { text, textBegin }: SpeechToken & { kind: 'text' },
  written: readonly WrittenPiece[],
  replacement: string | null,
): ScriptWord {
  const begin = written[0]?.textBegin ?? 0;
  const end = written.at(-1)?.textEnd ?? begin;
  const isReading = replacement !== null && /^\(.*\)$/.test(replacement.trim());
  const said = replacement === null || isReading ? [] : writtenPieces(replacement).map((word) => plainWord(word.text));
  const own =
    written.length === 1
      ? spokenForms(written[0]?.text ?? '', written[0]?.ways ?? null)
      : [written.map((word) => plainWord(word.text))];
  return {
    text: text.slice(begin, end),
    textBegin: textBegin + begin,
    textEnd: textBegin + end,
    forms: [...own, ...(said.length > 0 ? [said] : [])],
    isFree: isReading,
    hasNoiseAfter: false,
  };
}
