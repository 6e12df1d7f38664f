import type { SettingsPatch } from '../../../../shared/domain/settings/settings.ts';
import { apiFailure } from '../../../api/connection/api-failure.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import { saveSettings } from '../../../api/settings/settings.ts';
import { texts } from '../feedback-texts.ts';
import { showToast } from './toasts.tsx';

/** A failed call as a toast, for places without room for a notice of their own. `what` says what was not done. */
export function showFailureToast(what: string, error: unknown): void {
  showToast({ message: `${what}. ${failureSentences(apiFailure(error))}` });
}

/** Saves settings, and tells whether they are; a failure becomes a toast and the old value comes back. */
export async function saveSettingsOrToast(patch: SettingsPatch): Promise<boolean> {
  try {
    await saveSettings(patch);
    return true;
  } catch (error) {
    showFailureToast(texts.settingsNotSaved, error);
    return false;
  }
}
