import affixes from '../../../node_modules/dictionary-en/index.aff?raw';
import american from '../../../node_modules/dictionary-en/index.dic?raw';
import british from '../../../node_modules/dictionary-en-gb/index.dic?raw';
import { answerQuestions } from '../workers/answer-questions.ts';
import { createEnglishWords } from './english-words.ts';

/** A question to the worker: which of the words are misspelled, or what a word may have been meant to be. It answers words. */
export type SpellingQuestion = { misspelled: string[] } | { suggestions: string; limit: number };

const english = createEnglishWords({ affixes, american, british });

answerQuestions((question: SpellingQuestion): string[] =>
  'misspelled' in question
    ? question.misspelled.filter((word) => !english.isCorrect(word))
    : english.suggestions(question.suggestions, question.limit),
);
