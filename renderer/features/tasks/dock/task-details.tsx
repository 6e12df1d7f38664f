import { Button } from '@mantine/core';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { FailureNotice } from '../../../ui/feedback/failures/failure-notice.tsx';
import { InspectorHead } from '../../../ui/layout/inspector/inspector-head.tsx';
import { actionText } from '../rows/actions/job-action-text.ts';
import { endAction, jobActions } from '../rows/actions/job-actions.ts';
import { JobBar, JobLine } from '../rows/job-parts.tsx';
import { JobTile } from '../rows/job-tile.tsx';
import { runAction } from '../rows/actions/run-action.ts';
import { TEXTS } from '../texts.ts';
import { WhenDoneField } from '../when-done/when-done-field.tsx';
import classes from './dock.module.css';
import { TaskFacts } from './task-facts.tsx';

/** One task whole: what it is, what happens or went wrong, its facts and all that can be done. */
export function TaskDetails({ job }: { job: Job }) {
  return (
    <>
      <InspectorHead picture={<JobTile job={job} />} title={job.title} kind={TEXTS.kinds[job.kind]} />
      {job.failure === null ? (
        <section className={classes.now} aria-label={TEXTS.details.state}>
          <JobLine job={job} />
          <JobBar job={job} />
        </section>
      ) : (
        <div className={classes.notice}>
          <FailureNotice failure={job.failure} steps={NO_STEPS} />
        </div>
      )}
      <TaskActions job={job} />
      <WhenDoneField job={job} />
      <TaskFacts job={job} />
    </>
  );
}

/** The buttons below the notice are its steps. */
const NO_STEPS = {};

function TaskActions({ job }: { job: Job }) {
  const actions = jobActions(job).filter((action) => action !== 'copyId' && action !== 'settings');
  const [main] = actions;
  return (
    <div className={classes.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="compact-sm"
          variant={action === main ? 'default' : 'subtle'}
          onClick={() => runAction(action, job)}
        >
          {actionText(action, job)}
        </Button>
      ))}
      {main !== undefined && endAction(job) === 'stopWaiting' && main === 'stopWaiting' ? (
        <p className={classes.small}>{TEXTS.stopWaitingText}</p>
      ) : null}
    </div>
  );
}
