import { expect, it } from 'vitest';
import { EFFECT_PRESETS, presetOf, withoutPreset, withPreset } from './effect-presets.ts';
import { effectsSchema, NO_EFFECTS } from '../script/script-settings.ts';

const own = [{ name: 'Cave', effects: { ...NO_EFFECTS, pitch: -10, sound: 'spacious_echo' as const } }];

it('gives only effects that the service knows, each of them once', () => {
  const given = Object.values(EFFECT_PRESETS);
  for (const effects of given) expect(effectsSchema.parse(effects)).toEqual(effects);
  expect(new Set(given.map((effects) => JSON.stringify(effects))).size).toBe(given.length);
});

it('knows effects again by their values, own presets before the given ones', () => {
  expect(presetOf({ sound: 'spacious_echo', timbre: 0, intensity: 0, pitch: -10 }, own)).toEqual({
    kind: 'own',
    name: 'Cave',
  });
  expect(presetOf(NO_EFFECTS, own)).toEqual({ kind: 'given', id: 'none' });
  expect(presetOf(NO_EFFECTS, [{ name: 'Plain', effects: NO_EFFECTS }])).toEqual({ kind: 'own', name: 'Plain' });
  expect(presetOf({ ...NO_EFFECTS, pitch: 1 }, own)).toBeNull();
});

it('replaces a preset of the same name whatever its case, and keeps them by name', () => {
  const two = withPreset(own, { name: 'attic', effects: NO_EFFECTS });
  expect(two.map(({ name }) => name)).toEqual(['attic', 'Cave']);
  expect(withPreset(two, { name: 'CAVE', effects: NO_EFFECTS })).toEqual([
    { name: 'attic', effects: NO_EFFECTS },
    { name: 'CAVE', effects: NO_EFFECTS },
  ]);
  expect(withoutPreset(two, 'cave').map(({ name }) => name)).toEqual(['attic']);
});
