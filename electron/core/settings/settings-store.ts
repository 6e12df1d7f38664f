import type { Settings, SettingsPatch } from '../../../shared/domain/settings/settings.ts';

/** Preferences of the user, in one JSON file. */
export interface SettingsStore {
  get(): Settings;
  /** Merges section by section (keymap is replaced whole), writes the file and returns the result. Throws INVALID_INPUT. */
  set(patch: SettingsPatch): Settings;
  /** Whether the file was unreadable at start: it was kept aside and the defaults apply. */
  readonly wasReset: boolean;
}
