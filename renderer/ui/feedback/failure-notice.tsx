import { Button } from '@mantine/core';
import { failureReference } from '../../api/api-failure.ts';
import { type FailureStep, failureText } from '../../api/failure-text.ts';
import type { FailureRecord } from '../../../shared/domain/failure.ts';
import { ErrorNotice } from './error-notice.tsx';
import { navigate } from '../layout/navigation.ts';

/** What the next step of a failure does here; steps into the settings are known everywhere. */
export type FailureSteps = Partial<Record<FailureStep, () => void>>;

const STEP_LABELS: Record<Exclude<FailureStep, 'none'>, string> = {
  retry: 'Try again',
  chooseFile: 'Choose another file',
  openEngine: 'Engine settings',
  openAccount: 'Account settings',
  openLibrary: 'Library settings',
  openLanguage: 'Choose a language',
};

const SETTINGS_STEPS: FailureSteps = {
  openEngine: () => navigate('settings', 'engine'),
  openAccount: () => navigate('settings', 'account'),
  openLibrary: () => navigate('settings', 'library'),
};

/** ErrorNotice with the words of a stored or thrown failure (see apiFailure) and its next step, if that exists here. */
export function FailureNotice(props: {
  failure: FailureRecord & { incidentId?: string | null };
  steps?: FailureSteps;
}) {
  const { failure, steps } = props;
  const { what, why, step, tone } = failureText(failure);
  const act = steps?.[step] ?? SETTINGS_STEPS[step];
  return (
    <ErrorNotice what={what} why={why} tone={tone} reference={failureReference(failure)}>
      {act && step !== 'none' ? (
        <Button size="compact-sm" onClick={act}>
          {STEP_LABELS[step]}
        </Button>
      ) : null}
    </ErrorNotice>
  );
}
