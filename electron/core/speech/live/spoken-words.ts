import type { TakeWord } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { SpokenSentence } from '../../service/speech/speech-service.ts';

/** The words of sentences in order of time. White space, which the service counts as a word, is left out. */
export function wordsOfSentences(sentences: Iterable<SpokenSentence>): TakeWord[] {
  return [...sentences]
    .flatMap(({ words }) => words)
    .filter((word) => word.text.trim() !== '')
    .map(({ text, textBegin, textEnd, startMs, endMs }) => ({ text, textBegin, textEnd, startMs, endMs }))
    .toSorted((a, b) => a.startMs - b.startMs || a.textBegin - b.textBegin);
}
