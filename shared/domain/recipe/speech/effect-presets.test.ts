import { expect, it } from 'vitest';
import { EFFECT_PRESETS, presetOf } from './effect-presets.ts';
import { effectsSchema, NO_EFFECTS } from '../../script/script-settings.ts';

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
