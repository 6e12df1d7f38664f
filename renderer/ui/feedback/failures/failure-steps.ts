import type { FailureStep } from '../../../../shared/domain/failures/failure-writer.ts';
import { navigate } from '../../layout/navigation.ts';
import { texts } from '../feedback-texts.ts';

/** What the button of a next step says. */
export const STEP_LABELS: Record<Exclude<FailureStep, 'none'>, string> = texts.steps;

/** Steps into the settings, which exist everywhere. */
export const SETTINGS_STEPS: Partial<Record<FailureStep, () => void>> = {
  openEngine: () => navigate('settings', 'engine'),
  openAccount: () => navigate('settings', 'account'),
  openLibrary: () => navigate('settings', 'library'),
};
