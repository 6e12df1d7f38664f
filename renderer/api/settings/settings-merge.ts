import type { Settings, SettingsPatch } from '../../../shared/domain/settings/settings.ts';

/** What `patch` makes of `settings`; sections are merged, the keymap is replaced whole. */
export function mergeSettings(settings: Settings, patch: SettingsPatch): Settings {
  const merged: Record<string, unknown> = { ...settings };
  for (const [section, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    const before = settings[section as keyof Settings];
    const isSection = section !== 'keymap' && typeof before === 'object' && typeof value === 'object';
    merged[section] = isSection ? { ...before, ...value } : value;
  }
  return merged as Settings;
}
