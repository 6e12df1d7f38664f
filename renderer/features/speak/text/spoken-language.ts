import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import type { SpokenLanguage } from '../../../../shared/domain/speech/language/spoken-language.ts';
import { usePanelEngine } from '../../../api/settings/settings.ts';

/** The detector has a megabyte of tables: it is loaded with the first line that asks for it. */
const detector = {
  queryKey: ['speak', 'spoken-language'],
  queryFn: async () => (await import('../../../../shared/domain/speech/language/spoken-language.ts')).spokenLanguage,
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
} as const;

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
  const { data: judge } = useQuery(detector);
  const text = isLocal && recipe && UNNAMED.has(recipe.language) ? recipe.text : null;
  return useMemo(() => {
    const language = judge && text !== null ? judge(text) : null;
    if (!language || language.kind === 'english') return null;
    return { kind: language.kind, name: language.tag && nameOf(language.tag) };
  }, [judge, text]);
}

/**
 * Whether a text is to be spelled as English: its language is English, or nobody chose one and it does not clearly read as
 * another.
 */
export function useReadsAsEnglish(text: string, recipe: SpeechRecipe | null): boolean {
  const { data: judge } = useQuery(detector);
  const language = recipe?.language ?? null;
  return useMemo(() => {
    if (!UNNAMED.has(language)) return language === 'English';
    return judge?.(text).kind !== 'other';
  }, [judge, language, text]);
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const nameOf = (tag: string): string | null => names.of(tag) ?? null;
