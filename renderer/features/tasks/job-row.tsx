import { Button, CopyButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCloudOff, IconHourglass, IconPlayerStop } from '@tabler/icons-react';
import { isActiveJob, type Job } from '../../../shared/domain/job.ts';
import { failureReference } from '../../api/api-failure.ts';
import { client } from '../../api/client.ts';
import { failureText } from '../../../shared/domain/failures/failure-text.ts';
import { texts as feedback } from '../../ui/feedback/feedback-texts.ts';
import { SETTINGS_STEPS, STEP_LABELS } from '../../ui/feedback/failure-steps.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { tellFailure } from '../../ui/feedback/tell-failure.ts';
import { jobRoute } from '../../ui/kinds/job-route.ts';
import { navigate } from '../../ui/layout/navigation.ts';
import { jobLine, jobShare } from './job-words.ts';
import classes from './tasks.module.css';
import { TEXTS } from './texts.ts';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** One job: its state, what is happening, and what can be done about it. `onOpen` is called when the user leaves for its result. */
export function JobRow({ job, nowMs, onOpen }: { job: Job; nowMs: number; onOpen?: (() => void) | undefined }) {
  const { text, tone } = jobLine(job, nowMs, (ms) => clock.format(ms));
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-state={job.state}>
        <StateIcon job={job} />
      </span>
      <span className={classes.title} title={job.title}>
        {job.title}
        <span className={classes.kind}>{TEXTS.kinds[job.kind]}</span>
      </span>
      <span className={classes.actions}>
        <RowActions job={job} onOpen={onOpen} />
      </span>
      <span className={classes.line} data-tone={tone}>
        {text}
      </span>
    </li>
  );
}

function StateIcon({ job }: { job: Job }) {
  switch (job.state) {
    case 'running':
      return <ProgressRing share={jobShare(job.progress)} />;
    case 'waiting':
      return job.wait?.untilMs == null ? (
        <IconCloudOff size={16} stroke={1.6} />
      ) : (
        <IconHourglass size={16} stroke={1.6} />
      );
    case 'queued':
      return <IconHourglass size={16} stroke={1.6} />;
    case 'failed':
    case 'interrupted':
      return <IconAlertCircle size={16} stroke={1.6} />;
    case 'cancelled':
      return <IconPlayerStop size={16} stroke={1.6} />;
    case 'done':
      return <IconCircleCheck size={16} stroke={1.6} />;
  }
}

function RowActions({ job, onOpen }: { job: Job; onOpen?: (() => void) | undefined }) {
  const call = (work: Promise<unknown>, what: string) => {
    work.catch((error: unknown) => tellFailure(what, error));
  };
  if (isActiveJob(job)) {
    return (
      <RowButton
        job={job}
        label={TEXTS.stop}
        onClick={() => call(client.jobs.cancel({ id: job.id }), TEXTS.failedToStop)}
      />
    );
  }
  const resume = () => call(client.jobs.resume({ id: job.id }), TEXTS.failedToResume);
  const dismiss = () => call(client.jobs.dismiss({ ids: [job.id] }), TEXTS.failedToDismiss);
  const route = jobRoute(job);
  const open = () => {
    onOpen?.();
    if (route) navigate(route.panel, ...route.path);
  };
  return (
    <>
      <FailureStepButton job={job} onOpen={onOpen} />
      {job.state === 'failed' ? (
        <RowButton job={job} label={isGivenUp(job) ? TEXTS.resume : TEXTS.tryAgain} isMain onClick={resume} />
      ) : null}
      {job.state === 'interrupted' || job.state === 'cancelled' ? (
        <RowButton job={job} label={TEXTS.resume} isMain={job.state === 'interrupted'} onClick={resume} />
      ) : null}
      {job.state === 'done' && route ? <RowButton job={job} label={TEXTS.open} onClick={open} /> : null}
      <RowButton job={job} label={TEXTS.dismiss} onClick={dismiss} />
    </>
  );
}

const isGivenUp = ({ failure }: Job) => failure !== null && failureText(failure).step === 'resume';

/** The way to the setting that the failure is about, where there is one, and the request ID to copy. */
function FailureStepButton({ job, onOpen }: { job: Job; onOpen?: (() => void) | undefined }) {
  if (!job.failure || job.state !== 'failed') return null;
  const { step } = failureText(job.failure);
  const act = SETTINGS_STEPS[step];
  const reference = failureReference(job.failure);
  const open = () => {
    onOpen?.();
    act?.();
  };
  return (
    <>
      {reference === null ? null : (
        <CopyButton value={reference}>
          {({ copied, copy }) => (
            <RowButton job={job} label={copied ? feedback.copied : feedback.copyRequestId} onClick={copy} />
          )}
        </CopyButton>
      )}
      {act && step !== 'none' ? <RowButton job={job} label={STEP_LABELS[step]} onClick={open} /> : null}
    </>
  );
}

function RowButton(props: { job: Job; label: string; isMain?: boolean; onClick: () => void }) {
  const { job, label, isMain = false, onClick } = props;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      color={isMain ? 'accent' : 'gray'}
      aria-label={`${label}: ${job.title}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
