import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconChecks, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { isActiveJob, type Job } from '../../../shared/domain/jobs/job.ts';
import { api, client } from '../../api/client.ts';
import { useJobs } from '../../api/jobs.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../ui/feedback/toasts/failure-toast.ts';
import { groupOf, isListed } from './filters/task-filter.ts';
import { LogMenu } from './log-menu.tsx';
import { openNewBatch } from './new-batch/new-batch-store.ts';
import { NEW_BATCH_TEXTS } from './new-batch/new-batch-texts.ts';
import { TEXTS } from './texts.ts';

/** What can be done with many tasks at once: Clear finished means those that are shown. */
export function HeaderActions({ shown }: { shown: readonly Job[] }) {
  const jobs = useJobs();
  const activeCount = jobs.filter(isActiveJob).length;
  const finished = shown.filter((job) => groupOf(job) === 'finished');
  const clear = () => {
    // With what is listed goes what never was: recordings that were prepared.
    const ids = [...finished, ...jobs.filter((job) => !isListed(job))].map(({ id }) => id);
    client.jobs.dismiss({ ids }).catch((error: unknown) => showFailureToast(TEXTS.failedToDismiss, error));
  };
  return (
    <>
      {finished.length > 0 ? (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconChecks size={15} stroke={1.6} aria-hidden />}
          onClick={clear}
        >
          {TEXTS.clear}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden />}
        onClick={() => openNewBatch()}
      >
        {NEW_BATCH_TEXTS.open}
      </Button>
      <PauseButton />
      {activeCount > 1 ? (
        <Button size="compact-sm" onClick={() => void stopAll(activeCount)}>
          {TEXTS.stopAll}
        </Button>
      ) : null}
      <LogMenu hasActive={activeCount > 0} />
    </>
  );
}

/** What runs goes on; nothing new begins. An empty queue can be paused too, before work is added. */
function PauseButton() {
  const isPaused = useQuery(api.jobs.queue.queryOptions()).data?.isPaused ?? false;
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  const toggle = () => {
    client.jobs
      .setPaused({ isPaused: !isPaused })
      .then(() => announce(isPaused ? TEXTS.queueResumed : TEXTS.queuePaused))
      .catch((error: unknown) => showFailureToast(isPaused ? TEXTS.failedToResumeQueue : TEXTS.failedToPause, error));
  };
  return (
    <Button
      size="compact-sm"
      leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
      title={isPaused ? TEXTS.queuePaused : undefined}
      onClick={toggle}
    >
      {isPaused ? TEXTS.resumeQueue : TEXTS.pauseQueue}
    </Button>
  );
}

async function stopAll(activeCount: number): Promise<void> {
  const isSure = await confirm({
    title: TEXTS.stopAllTitle(activeCount),
    text: TEXTS.stopAllText,
    confirm: TEXTS.stopAllConfirm(activeCount),
    cancel: TEXTS.keepRunning,
  });
  if (isSure) await client.jobs.cancelAll().catch((error: unknown) => showFailureToast(TEXTS.failedToStop, error));
}
