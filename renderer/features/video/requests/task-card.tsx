import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClockHour4, IconPlayerStop } from '@tabler/icons-react';
import { failureText } from '../../../../shared/domain/failures/failure-text.ts';
import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { clipTitle } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { useRemoteTask } from '../../../api/remote-tasks.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { reuseRecipe } from '../actions/reuse.ts';
import { retryClip, stopClip } from '../actions/task-actions.ts';
import { texts } from '../texts.ts';
import { type TaskStage, stageOf } from './task-stage.ts';
import classes from './tasks.module.css';

const words = texts.tasks;
const STAGES = ['sent', 'queued', 'running', 'saved'] as const;

/** One request: how its task stands, for how long, and what can be done about it. */
export function TaskCard({ generation, job }: { generation: ClipGeneration; job: Job }) {
  const task = useRemoteTask(job.id);
  const title = clipTitle(generation.recipe);
  const isActive = isActiveJob(job);
  const stage = stageOf(job, task);
  return (
    <li className={classes.card} aria-label={words.card(title)} data-failed={job.state === 'failed' || undefined}>
      <span className={classes.title}>
        <span>{title}</span>
        <Sign isActive={isActive} stage={stage} job={job} />
      </span>
      <Stages stage={stage} />
      {isActive ? (
        <Active job={job} task={task} stage={stage} generation={generation} title={title} />
      ) : (
        <Ended job={job} generation={generation} title={title} />
      )}
    </li>
  );
}

function Sign({ isActive, stage, job }: { isActive: boolean; stage: TaskStage; job: Job }) {
  if (!isActive) {
    const Icon = job.state === 'cancelled' ? IconPlayerStop : IconAlertTriangle;
    return <Icon size={15} stroke={1.6} aria-hidden />;
  }
  return stage.isWorking ? (
    <ProgressRing share={null} size={14} />
  ) : (
    <IconClockHour4 size={15} stroke={1.6} aria-hidden />
  );
}

/** How far the task is, in four steps: the words beside them say it. */
function Stages({ stage }: { stage: TaskStage }) {
  return (
    <span className={classes.stages} aria-hidden>
      {STAGES.map((name, index) => (
        <i key={name} data-state={index < stage.step ? 'done' : index === stage.step ? 'now' : 'open'} />
      ))}
    </span>
  );
}

type Props = { job: Job; generation: ClipGeneration; title: string };

function Active({ job, task, stage, generation, title }: Props & { task: RemoteTask | null; stage: TaskStage }) {
  const sinceMs = task?.submittedAtMs ?? job.runningSinceMs ?? job.createdAtMs;
  const nowMs = useNow(true);
  const isFree = task?.canBeCancelled ?? false;
  const isUnsent = task === null || task.state === 'preparing';
  const stop = isFree || isUnsent;
  return (
    <>
      <span className={classes.state}>
        <span role="status">{words.states[stage.state]}</span>
        {/* It counts for the eye; the ear hears when the state changes. */}
        <span aria-hidden>{`, ${formatShortTime(Math.max(0, nowMs - sinceMs))}`}</span>
      </span>
      <span className={classes.foot}>
        <span>{stop ? words.free : usualText(job)}</span>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={stop ? words.cancelNamed(title) : words.stopNamed(title)}
          onClick={() => void stopClip(generation, task)}
        >
          {stop ? words.cancel : words.stop}
        </Button>
      </span>
    </>
  );
}

function usualText({ usual }: Job): string {
  if (usual?.per !== 'job') return '';
  return words.usual(formatShortTime(usual.lowMs), formatShortTime(usual.highMs));
}

function Ended({ job, generation, title }: Props) {
  const [result] = generation.results;
  const failure = result?.failure ?? job.failure;
  const isStopped = job.state === 'cancelled' || failure?.code === 'CANCELLED';
  const text = failure && !isStopped ? failureText(failure) : null;
  const isRefused = failure?.code === 'CONTENT_REFUSED';
  const state = isStopped ? words.states.stopped : isRefused ? words.states.refused : words.states.failed;
  const mayBeBilled = job.failure?.data['mayHaveBeenCharged'] === true;
  return (
    <>
      <span className={classes.state}>{state}</span>
      <span className={classes.why} title={text?.why}>
        {text?.why ?? (mayBeBilled ? words.stopped : '')}
      </span>
      <span className={classes.foot}>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={words.editNamed(title)}
          onClick={() => reuseRecipe(generation.recipe, null)}
        >
          {words.edit}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={words.retryNamed(title)}
          onClick={() => void retryClip(generation)}
        >
          {words.retry}
        </Button>
      </span>
    </>
  );
}
