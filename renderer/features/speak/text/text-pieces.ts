import { pronunciationPlaces } from '../../../../shared/domain/recipe/speech/pronunciation-index.ts';
import type { CheckedWord, SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { texts } from '../texts.ts';
import {
  type SpeechTextReason,
  type SpeechToken,
  speechTextProblems,
  speechTokens,
} from '../../../../shared/domain/speech/speech-text.ts';

/** A stretch of a line that is underlined. UTF-16 offsets, end exclusive. */
export type TextMark = { from: number; to: number } & (
  | { kind: 'dictionary'; word: string; replacement: string }
  | { kind: 'differs'; heard: string }
  | { kind: 'problem'; reason: SpeechTextReason }
  | { kind: 'hit' }
);

/** A mark with words to say about it. */
export type UnderlineMark = Exclude<TextMark, { kind: 'hit' }>;

/** A piece of a line: a chip, or text with what is underlined in it. */
export type TextPiece =
  | { kind: 'chip'; token: Exclude<SpeechToken, { kind: 'text' }> }
  | { kind: 'text'; from: number; to: number; text: string; marks: readonly TextMark[] };

/** Stretches that a dictionary entry changes, found as the recipe of the line finds them. */
export function dictionaryMarks(text: string, pronunciations: SpeechRecipe['pronunciations']): UnderlineMark[] {
  return pronunciations.flatMap(({ word, replacement }) =>
    [...text.matchAll(pronunciationPlaces(word))].map((match): UnderlineMark => ({
      kind: 'dictionary',
      from: match.index,
      to: match.index + match[0].length,
      word,
      replacement,
    })),
  );
}

/** Words that were heard otherwise than they are written. The text must be that of the checked take. */
export function differenceMarks(words: readonly CheckedWord[]): UnderlineMark[] {
  return words.flatMap((word): UnderlineMark[] => {
    const { kind, textBegin, textEnd, heard } = word;
    if (kind === 'same' || textBegin === null || textEnd === null || textEnd <= textBegin) return [];
    return [{ kind: 'differs', from: textBegin, to: textEnd, heard: kind === 'missing' ? '' : heard }];
  });
}

/** Places that the service refuses: all of them in the raw text, beside chips those that are no chip. */
export function problemMarks(
  text: string,
  { model, isRaw }: { model: string; isRaw: boolean },
): Extract<TextMark, { kind: 'problem' }>[] {
  return speechTextProblems(text, { model }).flatMap(({ reason, textBegin, textEnd }) => {
    const isShown = reason === 'pause_malformed' || (isRaw && textEnd - textBegin < text.length);
    return isShown ? [{ kind: 'problem' as const, from: textBegin, to: textEnd, reason }] : [];
  });
}

/** Cuts a line into chips (none in the raw text) and stretches of text, at every border of a mark and at `cuts`. */
export function textPieces(
  text: string,
  model: string,
  options: { marks: readonly TextMark[]; cuts?: readonly number[]; isRaw?: boolean },
): TextPiece[] {
  const { marks, cuts = [], isRaw = false } = options;
  const borders = [...new Set([...marks.flatMap(({ from, to }) => [from, to]), ...cuts])].toSorted((a, b) => a - b);
  const whole: SpeechToken = { kind: 'text', text, textBegin: 0, textEnd: text.length };
  return (isRaw ? [whole] : speechTokens(text, { model })).flatMap((token): TextPiece[] => {
    if (token.kind !== 'text') return [{ kind: 'chip', token }];
    const inside = borders.filter((at) => at > token.textBegin && at < token.textEnd);
    const starts = [token.textBegin, ...inside];
    return starts.map((from, index) => {
      const to = starts[index + 1] ?? token.textEnd;
      const own = marks.filter((mark) => mark.from < to && mark.to > from);
      return { kind: 'text', from, to, text: text.slice(from, to), marks: own };
    });
  });
}

/** What the tooltip of a mark says. */
export function markTitle(mark: UnderlineMark): string {
  switch (mark.kind) {
    case 'differs':
      return texts.list.heard(mark.heard);
    case 'dictionary':
      return texts.list.pronounced(mark.word, mark.replacement);
    case 'problem':
      return texts.editor.problems[mark.reason];
  }
}
