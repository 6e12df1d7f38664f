import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { isActiveJob, type Job } from '../../../shared/domain/job.ts';
import { client } from '../../api/client.ts';
import { useJobs } from '../../api/jobs.ts';
import { confirm } from '../../ui/feedback/confirm-dialog.tsx';
import { tellFailure } from '../../ui/feedback/tell-failure.ts';
import { groupOf, isListed } from './filters/task-filter.ts';
import { TEXTS } from './texts.ts';

/** What can be done with many tasks at once: Clear finished means those that are shown. */
export function HeaderActions({ shown }: { shown: readonly Job[] }) {
  const jobs = useJobs();
  const activeCount = jobs.filter(isActiveJob).length;
  const finished = shown.filter((job) => groupOf(job) === 'finished');
  const clear = () => {
    // With what is listed goes what never was: recordings that were prepared.
    const ids = [...finished, ...jobs.filter((job) => !isListed(job))].map(({ id }) => id);
    client.jobs.dismiss({ ids }).catch((error: unknown) => tellFailure(TEXTS.failedToDismiss, error));
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
      {activeCount > 1 ? (
        <Button size="compact-sm" onClick={() => void stopAll(activeCount)}>
          {TEXTS.stopAll}
        </Button>
      ) : null}
    </>
  );
}

async function stopAll(activeCount: number): Promise<void> {
  const isSure = await confirm({
    title: TEXTS.stopAllTitle(activeCount),
    text: TEXTS.stopAllText,
    confirm: TEXTS.stopAllConfirm(activeCount),
    cancel: TEXTS.keepRunning,
  });
  if (isSure) await client.jobs.cancelAll().catch((error: unknown) => tellFailure(TEXTS.failedToStop, error));
}
