import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { Fact, FactList, FactRemark, IdFact } from '../../../ui/layout/inspector/fact-list.tsx';
import { formatDayAndTime } from '../../../ui/time/formats.ts';
import { amountText, elapsedText, jobTime } from '../status/job-status-text.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import { TEXTS } from '../texts.ts';

const words = TEXTS.details;

/** IDs of one kind that are shown; the newest are asked for most. */
const SHOWN_IDS = 3;

/** Times, duration, amount, place and IDs of a task. */
export function TaskFacts({ job }: { job: Job }) {
  const amount = amountText(job.units);
  return (
    <FactList>
      <Fact name={words.state} value={TEXTS.states[job.state]} />
      <Fact name={words.place} value={TEXTS.places[job.engine]} />
      <Fact name={words.added} value={formatDayAndTime(job.createdAtMs)} />
      {job.startedAtMs === null ? null : <Fact name={words.started} value={formatDayAndTime(job.startedAtMs)} />}
      {job.finishedAtMs === null ? null : <Fact name={words.ended} value={formatDayAndTime(job.finishedAtMs)} />}
      <Duration job={job} />
      {amount === '' ? null : <Fact name={words.amount} value={amount} />}
      <IdFacts name={words.taskId} ids={job.taskIds} />
      <IdFacts name={words.requestId} ids={job.requestIds} />
    </FactList>
  );
}

function Duration({ job }: { job: Job }) {
  const nowMs = useNow(job.runningSinceMs !== null);
  const time = jobTime(job, nowMs);
  if (time === null || !('elapsedMs' in time)) return null;
  return <Fact name={words.duration} value={elapsedText(time.elapsedMs, { hasEnded: job.runningSinceMs === null })} />;
}

/** The newest IDs first, and how many more there are. */
function IdFacts({ name, ids }: { name: string; ids: readonly string[] }) {
  const shown = ids.toReversed().slice(0, SHOWN_IDS);
  return (
    <>
      {shown.map((id) => (
        <IdFact key={id} name={name} value={id} copyLabel={words.copy(name)} />
      ))}
      {ids.length > SHOWN_IDS ? <FactRemark>{words.more(ids.length - SHOWN_IDS)}</FactRemark> : null}
    </>
  );
}
