import { DEFAULT_SETTINGS, type Settings, settingsSchema } from '../../../shared/domain/settings/settings.ts';

const KEY = 'atelier.settings';

/** The preferences of the last run, for the first paint; the defaults when there are none that this version understands. */
export function rememberedSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return stored === null ? DEFAULT_SETTINGS : settingsSchema.parse(stored);
  } catch (error) {
    console.warn('The remembered settings were unreadable.', error);
    return DEFAULT_SETTINGS;
  }
}

/** Keeps the preferences for the first paint of the next start. */
export function rememberSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
