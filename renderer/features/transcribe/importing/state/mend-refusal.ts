import { saveSettingsOrToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { SETTINGS_STEPS, STEP_LABELS } from '../../../../ui/feedback/failures/failure-steps.ts';
import { failureText } from '../../../../../shared/domain/failures/failure-text.ts';
import type { SettingsPatch } from '../../../../../shared/domain/settings/settings.ts';
import { texts } from '../../texts.ts';
import { forgetRefused, type RefusedFiles } from './importing-state.ts';

/** A button that mends why files were refused. */
export type Mend = { label: string; run: () => void };

/** What mends a refusal: setting it right and taking the files in once more, or the setting that it is about. */
export function mendsOf(files: RefusedFiles): Mend[] {
  const { failure, again, againHere = again } = files;
  if (!again) return [];
  const retry = () => {
    forgetRefused(files);
    again();
  };
  // Without what mends it they would only be refused again.
  const mended = (patch: SettingsPatch) => () => void saveSettingsOrToast(patch).then((isSaved) => isSaved && retry());
  const transcribeHere = async () => {
    if (!(await saveSettingsOrToast({ engine: 'local' }))) return;
    forgetRefused(files);
    againHere?.();
  };
  const { step } = failureText(failure);
  const open = SETTINGS_STEPS[step];
  const settings = open && step !== 'none' ? [{ label: STEP_LABELS[step], run: open }] : [];
  const retryNow = { label: STEP_LABELS.retry, run: retry };
  if (failure.code === 'LANGUAGE_UNSUPPORTED') {
    return [{ label: texts.importing.mendLanguage, run: mended({ transcribe: { language: null } }) }, ...settings];
  }
  if (failure.code === 'KEY_MISSING') {
    return [{ label: texts.importing.mendKey, run: () => void transcribeHere() }, ...settings, retryNow];
  }
  return [retryNow, ...settings];
}
