import type { CharacterId, ItemId, LineId, PronunciationId } from '../ids.ts';
import { EMPTY_LINE } from '../script/empty-line.ts';
import { DEFAULT_SCRIPT_SETTINGS, INHERITED_DELIVERY, NO_EFFECTS } from '../script/script-settings.ts';
import type { Pronunciation, PronunciationScope } from '../script/script-views.ts';
import type { Character, ScriptContent, ScriptLine } from '../script/script.ts';
import type { SpeechRecipe } from '../recipe/speech/speech-recipe.ts';

/** A line id for tests. */
export const lineId = (id: string): LineId => id as LineId;
/** A character id for tests. */
export const characterId = (id: string): CharacterId => id as CharacterId;
/** An item id for tests. */
export const itemId = (id: string): ItemId => id as ItemId;

/** A line that inherits everything, without its order. */
export const newScriptLine = (
  id: string,
  text: string,
  values: Partial<ScriptLine> = {},
): Omit<ScriptLine, 'order'> => ({
  ...EMPTY_LINE,
  id: lineId(id),
  text,
  ...values,
});

/** Somebody without a voice. */
export const characterOf = (id: string, ordinal: number, values: Partial<Character> = {}): Character => ({
  id: characterId(id),
  ordinal,
  name: id,
  voiceId: null,
  delivery: INHERITED_DELIVERY,
  effects: null,
  ...values,
});

/** A script with lines in the order given. */
export const scriptOf = (
  lines: readonly Omit<ScriptLine, 'order'>[],
  values: Partial<ScriptContent> = {},
): ScriptContent => ({
  title: 'A script',
  settings: { ...DEFAULT_SCRIPT_SETTINGS, voiceId: 'script-voice' },
  characters: [],
  lines: lines.map((line, index) => ({ ...line, order: index + 1 })),
  ...values,
});

/** An entry of a dictionary. */
export const entryOf = (
  word: string,
  replacement: string,
  scope: PronunciationScope = { kind: 'app' },
): Pronunciation => ({
  id: `${scope.kind}-${word}` as PronunciationId,
  scope,
  word,
  replacement,
});

/** The recipe of a line for which nobody asked anything. */
export const neutralRecipe = (text: string, values: Partial<SpeechRecipe> = {}): SpeechRecipe => ({
  text,
  model: 'speech-2.8-hd',
  voiceId: 'script-voice',
  speed: 1,
  volume: 1,
  pitchSemitones: 0,
  emotion: null,
  effects: NO_EFFECTS,
  language: null,
  normalization: 'basic',
  watermark: false,
  pronunciations: [],
  ...values,
});
