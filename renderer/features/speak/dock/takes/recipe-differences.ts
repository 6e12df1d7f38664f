import { isSameValue } from '../../../../../shared/domain/script/same-value.ts';
import type { SpeechRecipe } from '../../../../../shared/domain/recipe/speech/speech-recipe.ts';

/** A value that a take was made with and the one of now; words for both, null where it cannot be said in a word. */
export type RecipeDifference = { key: keyof SpeechRecipe; was: string | null; now: string | null };

const KEYS: readonly (keyof SpeechRecipe)[] = [
  'text',
  'voiceId',
  'speed',
  'pitchSemitones',
  'volume',
  'emotion',
  'effects',
  'pronunciations',
  'model',
  'language',
  'normalization',
  'watermark',
];

/** What differs between the recipe of a take and that of its line now. */
export function recipeDifferences(made: SpeechRecipe, now: SpeechRecipe): RecipeDifference[] {
  return KEYS.filter((key) => !isSameValue(made[key], now[key])).map((key) => ({
    key,
    was: word(made[key]),
    now: word(now[key]),
  }));
}

function word(value: SpeechRecipe[keyof SpeechRecipe]): string | null {
  if (value === null || typeof value === 'object') return null;
  const text = String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
