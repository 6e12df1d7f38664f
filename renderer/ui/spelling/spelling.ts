import { create } from 'zustand';
import { currentSettings } from '../../api/settings/settings.ts';
import { isSpelled, type TextRange, wordKey, wordKeysOf, wordsIn } from './spelled-words.ts';
import type { SpellingAnswer, SpellingQuestion } from './spelling-worker.ts';

type Question = SpellingQuestion extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (words: string[]) => void>();
/** Words of what is open: names of a cast, a pronunciation dictionary. By whoever brought them. */
const ownWords = new Map<object, ReadonlySet<string>>();

/** Grows whenever other words are known than before, so that texts are looked at anew. */
export const useKnownWords = create<{ version: number }>(() => ({ version: 0 }));

/** Has every text looked at anew. */
export const knownWordsChanged = (): void => useKnownWords.setState(({ version }) => ({ version: version + 1 }));

/** The dictionary takes memory, so it is loaded with the first text that is written, in a thread of its own. */
function startWorker(): Worker {
  const started = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module', name: 'spelling' });
  started.addEventListener('message', ({ data }: MessageEvent<SpellingAnswer>) => {
    waiting.get(data.id)?.(data.words);
    waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    console.error('The spell checker stopped.', event.message);
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
  });
  return started;
}

async function ask(question: Question): Promise<string[]> {
  worker ??= startWorker();
  const id = count++;
  const answer = new Promise<string[]>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ ...question, id });
  return answer;
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
