import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { texts as feedback } from '../../../../ui/feedback/feedback-texts.ts';
import { STEP_LABELS } from '../../../../ui/feedback/failures/failure-steps.ts';
import { TEXTS } from '../../texts.ts';
import { failureStep, type JobAction } from './job-actions.ts';

/** What the button of an action says. */
export function actionText(action: JobAction, job: Pick<Job, 'failure'>): string {
  if (action === 'copyId') return feedback.copyRequestId;
  if (action !== 'settings') return TEXTS.actions[action];
  const step = failureStep(job);
  return step === 'none' ? '' : STEP_LABELS[step];
}
