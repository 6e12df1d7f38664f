import affixes from '../../../node_modules/dictionary-en/index.aff?raw';
import american from '../../../node_modules/dictionary-en/index.dic?raw';
import british from '../../../node_modules/dictionary-en-gb/index.dic?raw';
import { createEnglishWords } from './english-words.ts';

/** A question to the worker: which of the words are misspelled, or what a word may have been meant to be. */
export type SpellingQuestion = { id: number } & ({ misspelled: string[] } | { suggestions: string; limit: number });
/** Its answer, words again. */
export type SpellingAnswer = { id: number; words: string[] };

const english = createEnglishWords({ affixes, american, british });

self.addEventListener('message', ({ data }: MessageEvent<SpellingQuestion>) => {
  const words =
    'misspelled' in data
      ? data.misspelled.filter((word) => !english.isCorrect(word))
      : english.suggestions(data.suggestions, data.limit);
  self.postMessage({ id: data.id, words } satisfies SpellingAnswer);
});
