import { Select } from '@mantine/core';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { WhenDone } from '../../../../shared/domain/jobs/job-facts.ts';
import { whenDoneSteps } from '../../../../shared/domain/jobs/job-kinds.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import classes from './when-done.module.css';
import { TEXTS } from '../texts.ts';

const words = TEXTS.whenDone;
const NOTHING = 'nothing';

/** What follows when the task is done; shown while it can still be chosen. */
export function WhenDoneField({ job }: { job: Job }) {
  const steps: readonly WhenDone[] = whenDoneSteps(job.kind);
  if (steps.length === 0 || !isActiveJob(job)) return null;
  const choose = (value: string | null) => {
    const step = steps.find((each) => each === value) ?? null;
    client.jobs.setWhenDone({ id: job.id, step }).catch((error: unknown) => showFailureToast(words.failed, error));
  };
  return (
    <Select
      className={classes.field ?? ''}
      label={words.label}
      data={[NOTHING, ...steps].map((value) => ({ value, label: words[value as WhenDone | typeof NOTHING] }))}
      value={job.whenDone ?? NOTHING}
      onChange={choose}
      allowDeselect={false}
    />
  );
}
