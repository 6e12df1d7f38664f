import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { mergeSettings } from './settings-merge.ts';

it('merges sections and keeps what the patch does not name', () => {
  const merged = mergeSettings(DEFAULT_SETTINGS, { appearance: { theme: 'dark' }, engine: 'cloud' });
  expect(merged).toEqual({
    ...DEFAULT_SETTINGS,
    engine: 'cloud',
    appearance: { ...DEFAULT_SETTINGS.appearance, theme: 'dark' },
  });
});

it('replaces the keymap whole', () => {
  const before = mergeSettings(DEFAULT_SETTINGS, { keymap: { 'edit.undo': ['F9'] } });
  expect(mergeSettings(before, { keymap: {} }).keymap).toEqual({});
});
