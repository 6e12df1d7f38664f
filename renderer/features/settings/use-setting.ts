import { DEFAULT_SETTINGS, type Settings, type SettingsPatch } from '../../../shared/domain/settings/settings.ts';
import { useSettings } from '../../api/settings/settings.ts';
import { saveSettingsOrToast } from '../../ui/feedback/toasts/failure-toast.ts';

type Section = Exclude<keyof Settings, 'engine' | 'keymap'>;

/** A value of a section with its setter, which applies at once, and the way back to the default. */
export function useSetting<Name extends Section, Key extends keyof Settings[Name]>(section: Name, key: Key) {
  const value = useSettings()[section][key];
  const initial = DEFAULT_SETTINGS[section][key];
  const set = (next: Settings[Name][Key]) => void saveSettingsOrToast({ [section]: { [key]: next } } as SettingsPatch);
  return { value, set, isChanged: JSON.stringify(value) !== JSON.stringify(initial), onReset: () => set(initial) };
}
