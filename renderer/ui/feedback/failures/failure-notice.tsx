import { Button } from '@mantine/core';
import { failureReference } from '../../../api/connection/api-failure.ts';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { FailureStep } from '../../../../shared/domain/failures/failure-writer.ts';
import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { ErrorNotice } from './error-notice.tsx';
import { SETTINGS_STEPS, STEP_LABELS } from './failure-steps.ts';

/** What the next step of a failure does here; steps into the settings are known everywhere. */
export type FailureSteps = Partial<Record<FailureStep, () => void>>;

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
