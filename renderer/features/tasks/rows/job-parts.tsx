import { Progress } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCloud,
  IconCloudOff,
  IconDeviceDesktop,
  IconHourglass,
  IconPlayerStop,
} from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { RemoteTaskNote } from '../../../ui/feedback/remote-tasks/remote-task-note.tsx';
import { Countdown } from './countdown.tsx';
import { elapsedText, jobStatusText, jobShare, jobTime } from '../status/job-status-text.ts';
import { TEXTS } from '../texts.ts';
import classes from './rows.module.css';
import { formatTimeOfDay } from '../../../ui/time/formats.ts';
import { useNow } from '../../../ui/time/use-now.ts';

const ICONS = {
  offline: IconCloudOff,
  waiting: IconHourglass,
  danger: IconAlertCircle,
  warn: IconAlertTriangle,
  stopped: IconPlayerStop,
  done: IconCircleCheck,
};

/** The state of a job as an icon; the words beside it say the same. What runs has a ring. */
export function StateIcon({ job }: { job: Job }) {
  const { tone } = jobStatusText(job, 0, formatTimeOfDay);
  const Icon = ICONS[iconName(job, tone)];
  return (
    <span className={classes.state} data-tone={tone}>
      {job.state === 'running' ? (
        <ProgressRing share={jobShare(job.progress)} />
      ) : (
        <Icon size={16} stroke={1.6} aria-hidden />
      )}
    </span>
  );
}

function iconName({ state, wait }: Job, tone: 'quiet' | 'warn' | 'danger'): keyof typeof ICONS {
  if (state === 'failed' || state === 'interrupted') return tone === 'danger' ? 'danger' : 'warn';
  if (wait?.reason === 'network' || wait?.reason === 'key') return 'offline';
  if (state === 'cancelled') return 'stopped';
  return state === 'done' ? 'done' : 'waiting';
}

/** Name, kind of work and where it runs. */
export function JobName({ job }: { job: Job }) {
  const Place = job.engine === 'cloud' ? IconCloud : IconDeviceDesktop;
  return (
    <span className={classes.name}>
      <span className={classes.title} title={job.title}>
        {job.title}
      </span>{' '}
      <span className={classes.kind}>{TEXTS.kinds[job.kind]}</span>{' '}
      <span className={classes.place} title={TEXTS.places[job.engine]}>
        <Place size={13} stroke={1.6} aria-hidden />
        <span className="visually-hidden">{TEXTS.places[job.engine]}</span>
      </span>
    </span>
  );
}

/** What is happening, or what became of it. */
export function JobLine({ job }: { job: Job }) {
  const isCounted = (job.wait !== null && job.wait.untilMs !== null) || job.usual?.per === 'job';
  const nowMs = useNow(isCounted);
  const { text, tone } = jobStatusText(job, nowMs, formatTimeOfDay);
  return (
    <span className={classes.line} data-tone={tone} title={text}>
      {text}
      {job.state === 'running' ? <RemoteTaskNote jobId={job.id} /> : null}
    </span>
  );
}

/** A bar where parts or bytes are counted, a countdown while it waits; its place stays empty where neither is known. */
export function JobBar({ job }: { job: Job }) {
  const share = job.state === 'running' ? jobShare(job.progress) : null;
  return (
    <span className={classes.progress}>
      {share === null ? null : <Progress value={share * 100} aria-label={TEXTS.progress(job.title)} />}
      {job.wait?.untilMs == null ? null : <Countdown wait={job.wait} untilMs={job.wait.untilMs} />}
    </span>
  );
}

/** Time that it has taken, counting up while it works; the time of day of a failure. */
export function JobTime({ job }: { job: Job }) {
  const nowMs = useNow(job.runningSinceMs !== null);
  const time = jobTime(job, nowMs);
  return <span className={classes.time}>{time === null ? '' : timeText(job, time)}</span>;
}

function timeText({ runningSinceMs }: Job, time: NonNullable<ReturnType<typeof jobTime>>): string {
  if ('timeOfDayMs' in time) return formatTimeOfDay(time.timeOfDayMs);
  return elapsedText(time.elapsedMs, { hasEnded: runningSinceMs === null });
}
