import { expect, it } from 'vitest';
import { NO_EFFECTS } from '../../../../../shared/domain/script/script-settings.ts';
import { neutralRecipe } from '../../../../../shared/domain/test-data/script-data.ts';
import { recipeDifferences } from './recipe-differences.ts';

const RECIPE = neutralRecipe('One.');

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
