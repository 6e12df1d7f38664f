import { Button, Progress } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { client } from '../../../api/client.ts';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import rows from '../rows/rows.module.css';
import { toggleBatch, useTasksStore } from '../tasks-store.ts';
import { TEXTS } from '../texts.ts';
import { type Batch, openBatches } from './batch-list.ts';
import classes from './batches.module.css';

const words = TEXTS.batch;

/** Tasks that were started together, each batch as one row with its progress; the tasks themselves are in the sections below. */
export function BatchRows({ jobs }: { jobs: readonly Job[] }) {
  const batches = openBatches(jobs);
  if (batches.length === 0) return null;
  return (
    <section aria-label={words.heading}>
      <h2 className={rows.heading}>
        {words.heading} <span className={rows.count}>{batches.length.toLocaleString('en')}</span>
      </h2>
      <ul className={rows.list} aria-label={words.heading}>
        {batches.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  );
}

function BatchRow({ batch }: { batch: Batch }) {
  const { id, kind, active, failed, endedCount, total } = batch;
  const isShown = useTasksStore((state) => state.batch === id);
  const title = words.title(total, TEXTS.kinds[kind]);
  const facts = [words.done(endedCount, total), failed.length > 0 ? words.failed(failed.length) : ''];
  return (
    <li className={classes.batch} data-selected={isShown || undefined}>
      <span className={rows.tile}>
        <IconStack2 size={16} stroke={1.6} aria-hidden />
      </span>
      <div className={rows.words}>
        <span className={rows.title}>{title}</span>
        <span className={rows.line}>{facts.filter(Boolean).join(', ')}</span>
      </div>
      <Progress value={(endedCount / total) * 100} aria-label={TEXTS.progress(title)} />
      <div className={rows.actions}>
        {failed.length > 0 ? (
          <Button size="compact-sm" onClick={() => void retryAll(failed)}>
            {words.retryFailed(failed.length)}
          </Button>
        ) : null}
        {active.length > 0 ? (
          <Button size="compact-sm" variant="subtle" onClick={() => void cancelAll(active)}>
            {words.cancelAll}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="subtle" aria-pressed={isShown} onClick={() => toggleBatch(id)}>
          {isShown ? words.showAll : words.show}
        </Button>
      </div>
    </li>
  );
}

async function retryAll(failed: readonly Job[]): Promise<void> {
  try {
    for (const { id } of failed) await client.jobs.resume({ id });
  } catch (error) {
    showFailureToast(TEXTS.failedToResume, error);
  }
}

/** Asks where something runs by now: what has not begun costs nothing to cancel. */
async function cancelAll(active: readonly Job[]): Promise<void> {
  const isSure =
    active.every(({ state }) => state === 'queued') ||
    (await confirm({
      title: TEXTS.stopAllTitle(active.length),
      text: TEXTS.stopAllText,
      confirm: TEXTS.stopAllConfirm(active.length),
      cancel: TEXTS.keepRunning,
    }));
  if (!isSure) return;
  try {
    for (const { id } of active) await client.jobs.cancel({ id });
  } catch (error) {
    showFailureToast(TEXTS.failedToStop, error);
  }
}
