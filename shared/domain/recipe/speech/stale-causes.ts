import { isSameValue } from '../../script/same-value.ts';
import type { SpeechRecipe, StaleCause, Take } from './speech-recipe.ts';

const CAUSES: readonly [StaleCause, readonly (keyof SpeechRecipe)[]][] = [
  ['text', ['text']],
  ['voice', ['voiceId']],
  ['delivery', ['speed', 'volume', 'pitchSemitones', 'emotion']],
  ['effects', ['effects']],
  ['dictionary', ['pronunciations']],
  ['settings', ['model', 'language', 'normalization', 'watermark']],
];

/**
 * Why a take made by one recipe no longer fits its line's recipe of now, in the order in which they are told; empty when it
 * fits. Null in `now` is a line that lost its voice.
 */
export function staleCauses(made: SpeechRecipe, now: SpeechRecipe | null): StaleCause[] {
  if (!now) return ['voice'];
  return CAUSES.filter(([, keys]) => keys.some((key) => !isSameValue(made[key], now[key]))).map(([cause]) => cause);
}

/** The same of a take: one that broke off never fits, whatever it was made by. */
export function takeCauses(
  { recipe, isPartial }: Pick<Take, 'recipe' | 'isPartial'>,
  now: SpeechRecipe | null,
): StaleCause[] {
  return isPartial ? ['partial', ...staleCauses(recipe, now)] : staleCauses(recipe, now);
}
