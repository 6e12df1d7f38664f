import type { SpokenLanguage } from '../../../../../shared/domain/speech/language/spoken-language.ts';

/** Judges texts elsewhere: one answer each, in their order. */
export type JudgeTexts = (texts: readonly string[]) => Promise<readonly SpokenLanguage[]>;

/** What is known of texts. `subscribe` tells of every change, as useSyncExternalStore wants it. */
export type LanguageAnswers = {
  /** Null while nothing is known. */
  get(text: string): SpokenLanguage | null;
  /** Has a text judged unless it is or was. */
  ask(text: string): void;
  subscribe(listener: () => void): () => void;
};

/** Far more lines than a long script has. */
const MOST_TEXTS = 20_000;

/**
 * Keeps judgements by text, so that a line that is scrolled back into view has its own at once. Texts that are asked for in one
 * task, such as those of the rows that come into view, are judged together and change what is shown once.
 */
export function createLanguageAnswers(judge: JudgeTexts, mostTexts = MOST_TEXTS): LanguageAnswers {
  const known = new Map<string, SpokenLanguage>();
  const asked = new Set<string>();
  const listeners = new Set<() => void>();
  let next: string[] = [];

  const keep = (texts: readonly string[], answers: readonly SpokenLanguage[]) => {
    texts.forEach((text, index) => {
      const answer = answers[index];
      if (answer) known.set(text, answer);
    });
    for (const oldest of known.keys()) {
      if (known.size <= mostTexts) break;
      known.delete(oldest);
    }
    for (const listener of listeners) listener();
  };

  const send = async () => {
    const texts = next;
    next = [];
    try {
      keep(texts, await judge(texts));
    } catch (error) {
      // They are asked for again by the next row that shows them; until then they count as English.
      console.warn('The language of lines could not be told.', error);
    } finally {
      for (const text of texts) asked.delete(text);
    }
  };

  const ask = (text: string) => {
    if (known.has(text) || asked.has(text)) return;
    asked.add(text);
    next.push(text);
    if (next.length === 1) queueMicrotask(() => void send());
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { get: (text) => known.get(text) ?? null, ask, subscribe };
}
