import { expect, it } from 'vitest';
import { NO_EFFECTS } from '../../../../shared/domain/script/script-settings.ts';
import type { SpeechRecipe } from '../../../../shared/domain/script/speech-recipe.ts';
import { recipeDifferences } from './recipe-differences.ts';

const RECIPE: SpeechRecipe = {
  text: 'One.',
  model: 'speech-2.8-hd',
  voiceId: 'slate',
  speed: 1,
  volume: 1,
  pitchSemitones: 0,
  emotion: null,
  effects: NO_EFFECTS,
  language: null,
  normalization: 'basic',
  watermark: false,
  pronunciations: [],
};

it('tells both values of what differs and nothing of what is alike', () => {
  const now = { ...RECIPE, speed: 1.2, effects: { ...NO_EFFECTS, pitch: 4 } };
  expect(recipeDifferences(RECIPE, now)).toEqual([
    { key: 'speed', was: '1', now: '1.2' },
    { key: 'effects', was: null, now: null },
  ]);
  expect(recipeDifferences(RECIPE, { ...RECIPE, effects: { ...NO_EFFECTS } })).toEqual([]);
});

it('cuts long texts', () => {
  const [difference] = recipeDifferences(RECIPE, { ...RECIPE, text: 'x'.repeat(100) });
  expect(difference?.now).toHaveLength(40);
});
