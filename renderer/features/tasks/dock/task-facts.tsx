import { CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts as feedback } from '../../../ui/feedback/feedback-texts.ts';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { amountText, elapsedText, jobTime } from '../job-status-text.ts';
import { useNow } from '../rows/use-now.ts';
import { TEXTS } from '../texts.ts';
import classes from './dock.module.css';

const words = TEXTS.details;

/** IDs of one kind that are shown; the newest are asked for most. */
const SHOWN_IDS = 3;

/** Times, duration, amount, place and IDs of a task. */
export function TaskFacts({ job }: { job: Job }) {
  const amount = amountText(job.units);
  return (
    <dl className={classes.facts}>
      <Fact name={words.state} value={TEXTS.states[job.state]} />
      <Fact name={words.place} value={TEXTS.places[job.engine]} />
      <Fact name={words.added} value={formatDayAndTime(job.createdAtMs)} />
      {job.startedAtMs === null ? null : <Fact name={words.started} value={formatDayAndTime(job.startedAtMs)} />}
      {job.finishedAtMs === null ? null : <Fact name={words.ended} value={formatDayAndTime(job.finishedAtMs)} />}
      <Duration job={job} />
      {amount === '' ? null : <Fact name={words.amount} value={amount} />}
      <IdFacts name={words.taskId} ids={job.taskIds} />
      <IdFacts name={words.requestId} ids={job.requestIds} />
    </dl>
  );
}

function Duration({ job }: { job: Job }) {
  const nowMs = useNow(job.runningSinceMs !== null);
  const time = jobTime(job, nowMs);
  if (time === null || !('elapsedMs' in time)) return null;
  return <Fact name={words.duration} value={elapsedText(time.elapsedMs, { hasEnded: job.runningSinceMs === null })} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** The newest IDs first, and how many more there are. */
function IdFacts({ name, ids }: { name: string; ids: readonly string[] }) {
  const shown = ids.toReversed().slice(0, SHOWN_IDS);
  return (
    <>
      {shown.map((id) => (
        <IdFact key={id} name={name} value={id} />
      ))}
      {ids.length > SHOWN_IDS ? <dd className={classes.more}>{words.more(ids.length - SHOWN_IDS)}</dd> : null}
    </>
  );
}

function IdFact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={classes.idCell}>
        <span className={classes.id} title={value} data-selectable>
          {value}
        </span>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <IconButton size="1.5rem" aria-label={copied ? feedback.copied : words.copy(name)} onClick={copy}>
              {copied ? <IconCheck size={13} stroke={1.6} /> : <IconCopy size={13} stroke={1.6} />}
            </IconButton>
          )}
        </CopyButton>
      </dd>
    </>
  );
}
