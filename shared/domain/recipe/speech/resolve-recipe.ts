import type { ItemId } from '../../ids.ts';
import { spokenText } from '../../speech/spoken-text.ts';
import { dictionaryWord, pronunciationsIn } from './pronunciation-index.ts';
import type { Delivery } from '../../script/script-settings.ts';
import type { Pronunciation } from '../../script/script-views.ts';
import type { Character, ScriptContent, ScriptLine } from '../../script/script.ts';
import type { SpeechRecipe } from './speech-recipe.ts';

type Cast = Pick<ScriptContent, 'settings' | 'characters'>;

/** How it is spoken where neither a line nor its character nor the script says otherwise. */
export const NEUTRAL_DELIVERY = { speed: 1, volume: 1, pitchSemitones: 0, emotion: null } as const;

/**
 * How a line is spoken: its own values, else its character's, else the script's, else neutral ones; of the dictionaries what
 * is in the text, a voice's entries ahead of the script's and those ahead of the app's. Null while the line has no voice.
 */
// oxlint-disable-next-line max-params -- four things decide, and none belongs to another
export function resolveRecipe(
  { settings, characters }: Cast,
  line: ScriptLine,
  dictionary: readonly Pronunciation[],
  scriptId: ItemId,
): SpeechRecipe | null {
  const character = characters.find((one) => one.id === line.characterId) ?? null;
  const voiceId = lineVoiceId(settings.voiceId, character, line);
  if (voiceId === null) return null;
  const deliveries = [line.delivery, character?.delivery, settings.delivery];
  return {
    text: line.text,
    model: settings.model,
    voiceId,
    speed: inherited(deliveries, 'speed') ?? NEUTRAL_DELIVERY.speed,
    volume: inherited(deliveries, 'volume') ?? NEUTRAL_DELIVERY.volume,
    pitchSemitones: inherited(deliveries, 'pitchSemitones') ?? NEUTRAL_DELIVERY.pitchSemitones,
    emotion: inherited(deliveries, 'emotion') ?? NEUTRAL_DELIVERY.emotion,
    effects: line.effects ?? character?.effects ?? settings.effects,
    language: line.language ?? settings.language,
    normalization: settings.normalization,
    watermark: settings.watermark,
    pronunciations: pronunciationsFor(line.text, dictionary, { scriptId, voiceId }),
  };
}

/** A character that is not cast yet has no voice, whatever the script's own is. */
function lineVoiceId(scriptVoiceId: string | null, character: Character | null, line: ScriptLine): string | null {
  return line.voiceId ?? (character ? character.voiceId : scriptVoiceId);
}

function inherited<Key extends keyof Delivery>(
  deliveries: readonly (Delivery | undefined)[],
  key: Key,
): Delivery[Key] | undefined {
  return deliveries.find((delivery) => delivery?.[key] != null)?.[key];
}

function pronunciationsFor(
  text: string,
  dictionary: readonly Pronunciation[],
  place: { scriptId: ItemId; voiceId: string },
): SpeechRecipe['pronunciations'] {
  if (dictionary.length === 0) return [];
  const best = new Map<string, { entry: Pronunciation; rank: number }>();
  for (const entry of pronunciationsIn(spokenText(text), dictionary)) {
    const rank = rankOf(entry, place);
    const word = dictionaryWord(entry.word);
    const other = best.get(word);
    if (rank > 0 && (!other || rank > other.rank || (rank === other.rank && entry.id < other.entry.id))) {
      best.set(word, { entry, rank });
    }
  }
  return [...best]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, { entry }]) => ({ word: entry.word, replacement: entry.replacement }));
}

function rankOf({ scope }: Pronunciation, place: { scriptId: ItemId; voiceId: string }): number {
  if (scope.kind === 'voice') return scope.voiceId === place.voiceId ? 3 : 0;
  if (scope.kind === 'script') return scope.scriptId === place.scriptId ? 2 : 0;
  return 1;
}
