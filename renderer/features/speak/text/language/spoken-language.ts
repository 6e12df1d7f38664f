import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SpeechRecipe } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { SpokenLanguage } from '../../../../../shared/domain/speech/language/spoken-language.ts';
import { usePanelEngine } from '../../../../api/settings/settings.ts';
import { workerAnswers } from '../../../../ui/workers/worker-answers.ts';
import { createLanguageAnswers } from './language-answers.ts';

/** The detector has a megabyte of tables and takes its time for each text, so it has a thread of its own. */
const answers = createLanguageAnswers(
  workerAnswers(
    () => new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module', name: 'spoken-language' }),
  ),
);

/** Where the language is left to the engine it is asked here too; whoever chose one is trusted. */
const UNNAMED: ReadonlySet<string | null> = new Set([null, 'auto']);

/**
 * What a line reads as where that matters: made on this computer, which speaks English only, without a language of its own.
 * Null for English, and while nothing is known. `name` is that of the likeliest language in English.
 */
export function useForeignText(
  recipe: SpeechRecipe | null,
): { kind: Exclude<SpokenLanguage['kind'], 'english'>; name: string | null } | null {
  const isLocal = usePanelEngine('speak') === 'local';
  const language = useLanguageOf(isLocal && recipe && UNNAMED.has(recipe.language) ? recipe.text : null);
  return useMemo(() => {
    if (!language || language.kind === 'english') return null;
    return { kind: language.kind, name: language.tag && nameOf(language.tag) };
  }, [language]);
}

/**
 * Whether a text is to be spelled as English: its language is English, or nobody chose one and it does not clearly read as
 * another.
 */
export function useReadsAsEnglish(text: string, recipe: SpeechRecipe | null): boolean {
  const chosen = recipe?.language ?? null;
  const language = useLanguageOf(UNNAMED.has(chosen) ? text : null);
  return UNNAMED.has(chosen) ? language?.kind !== 'other' : chosen === 'English';
}

/** What a text reads as. While a line is written, what its text before read as counts until the new one is judged. */
function useLanguageOf(text: string | null): SpokenLanguage | null {
  const read = useCallback(() => (text === null ? null : answers.get(text)), [text]);
  const language = useSyncExternalStore(answers.subscribe, read);
  const [before, setBefore] = useState(language);
  if (language && language !== before) setBefore(language);
  useEffect(() => {
    if (text !== null) answers.ask(text);
  }, [text]);
  return text === null ? null : (language ?? before);
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const nameOf = (tag: string): string | null => names.of(tag) ?? null;
