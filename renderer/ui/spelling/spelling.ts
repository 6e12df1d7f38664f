import { create } from 'zustand';
import { currentSettings } from '../../api/settings/settings.ts';
import { isSpelled, type TextRange, wordKey, wordKeysOf, wordsIn } from './spelled-words.ts';
import { workerAnswers } from '../workers/worker-answers.ts';
import type { SpellingQuestion } from './spelling-worker.ts';

/** Words of what is open: names of a cast, a pronunciation dictionary. By whoever brought them. */
const ownWords = new Map<object, ReadonlySet<string>>();

/** Grows whenever other words are known than before, so that texts are looked at anew. */
export const useKnownWords = create<{ version: number }>(() => ({ version: 0 }));

/** Has every text looked at anew. */
export const knownWordsChanged = (): void => useKnownWords.setState(({ version }) => ({ version: version + 1 }));

/** The dictionary takes memory, so it is loaded with the first text that is written, in a thread of its own. */
const askWorker = workerAnswers<SpellingQuestion, string[]>(
  () => new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module', name: 'spelling' }),
);

/** Without its checker a text has no marks. */
async function ask(question: SpellingQuestion): Promise<string[]> {
  try {
    return await askWorker(question);
  } catch (error) {
    console.error('The spell checker stopped.', error);
    return [];
  }
}

/** Where a text has misspelled English words that neither the user's dictionaries nor what is open know. */
export async function misspelledRanges(text: string): Promise<TextRange[]> {
  const added = new Set(wordKeysOf(currentSettings().spelling.words));
  const isKnown = (key: string) => added.has(key) || [...ownWords.values()].some((each) => each.has(key));
  const candidates = wordsIn(text).filter(({ word }) => isSpelled(word) && !isKnown(wordKey(word)));
  if (candidates.length === 0) return [];
  const wrong = new Set(await ask({ misspelled: [...new Set(candidates.map(({ word }) => word))] }));
  return candidates.filter(({ word }) => wrong.has(word));
}

/** What a misspelled word may have been meant to be, the likeliest first. */
export const spellingSuggestions = async (word: string): Promise<string[]> => ask({ suggestions: word, limit: 5 });

/** Makes names and words known while something is open. Returns the function that forgets them. */
export function knowWords(names: readonly string[]): () => void {
  const key = {};
  ownWords.set(key, new Set(wordKeysOf(names)));
  knownWordsChanged();
  return () => {
    ownWords.delete(key);
    knownWordsChanged();
  };
}
