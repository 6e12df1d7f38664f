import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, LineId } from '../../../../shared/domain/ids.ts';
import type { SoundFormat } from '../../../../shared/domain/script/script-settings.ts';
import { soundProblems } from '../../../../shared/domain/recipe/speech/sound-problems.ts';
import type { ScriptLine } from '../../../../shared/domain/script/script.ts';
import type { SpeechRecipe } from '../../../../shared/domain/recipe/speech/speech-recipe.ts';
import { characterCount, SPEECH_LIMITS } from '../../../../shared/domain/speech/speech-options.ts';
import { hasWords, speechTextProblems } from '../../../../shared/domain/speech/speech-text.ts';
import { findItem } from '../../library/items/item-table.ts';
import type { SpeechDeps } from '../speech-deps.ts';

/** Takes of a script in the bin would lie there too: somebody would pay for what nobody sees. */
export function checkNotBinned({ db }: SpeechDeps, id: ItemId): void {
  if (findItem(db, id).binnedAtMs === null) return;
  throw reasonedFailure('CONFLICT', 'binned', { id });
}

/** Refuses what no engine generates. */
export function checkSound(sound: SoundFormat): void {
  const problem = soundProblems(sound).find(({ reason }) => reason === 'bitrate_above_rate');
  if (problem) throw reasonedFailure('INVALID_INPUT', 'bitrate_above_rate', { ...problem });
}

/** Refuses a line without words. */
export function checkWords({ id: lineId, text }: ScriptLine): void {
  if (hasWords(text)) return;
  throw reasonedFailure('INVALID_INPUT', text.trim() === '' ? 'no_text' : 'nothing_to_speak', { lineId });
}

/** Refuses a text that is too long. */
export function checkText({ text, model }: SpeechRecipe, lineId: LineId): void {
  const [problem] = speechTextProblems(text, { model });
  if (problem) throw reasonedFailure('INVALID_INPUT', problem.reason, { lineId, ...problem });
  const characters = characterCount(text);
  const limit = SPEECH_LIMITS.asyncFileEnd;
  if (characters >= limit) throw reasonedFailure('INVALID_INPUT', 'line_too_long', { lineId, characters, limit });
}
