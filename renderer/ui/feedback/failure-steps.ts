import type { FailureStep } from '../../api/failure-text.ts';
import { navigate } from '../layout/navigation.ts';

/** What the button of a next step says. */
export const STEP_LABELS: Record<Exclude<FailureStep, 'none'>, string> = {
  retry: 'Try again',
  resume: 'Resume',
  chooseFile: 'Choose another file',
  confirm: 'Prepare anyway',
  openEngine: 'Engine settings',
  openAccount: 'Account settings',
  openLibrary: 'Library settings',
  openLanguage: 'Choose a language',
};

/** Steps into the settings, which exist everywhere. */
export const SETTINGS_STEPS: Partial<Record<FailureStep, () => void>> = {
  openEngine: () => navigate('settings', 'engine'),
  openAccount: () => navigate('settings', 'account'),
  openLibrary: () => navigate('settings', 'library'),
};
