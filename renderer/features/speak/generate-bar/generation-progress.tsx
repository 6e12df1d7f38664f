import { Button, Progress } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { Keys } from '../../../ui/actions/keys/keys.tsx';
import { useAction, useActions } from '../../../ui/actions/use-actions.ts';
import { texts } from './generate-bar-texts.ts';
import { stopGenerating } from '../generation/generation-job.ts';
import classes from './generate-bar.module.css';

/** What is being made now, by real counts, and how to stop it. Without a job the lines wait for theirs to be known. */
export function GenerationProgress({ jobIds, job }: { jobIds: readonly JobId[]; job: Job | null }) {
  useActions({ 'speak.stop': { run: () => void stopGenerating(jobIds) } });
  const { keys } = useAction('speak.stop');
  const progress = job?.state === 'running' ? job.progress : null;
  const lineWords = progress?.partsTotal
    ? texts.progress(Math.min(progress.partsTotal, progress.partsDone + 1), progress.partsTotal)
    : texts.waiting;
  const done = progress?.done ?? 0;
  const total = progress?.unit === 'characters' ? (progress.total ?? 0) : 0;
  return (
    <>
      <div className={classes.plan} role="status">
        <div>{lineWords}</div>
        {total > 0 ? <div className={classes.quiet}>{texts.characters(Math.min(done, total), total)}</div> : null}
        {total > 0 ? (
          <Progress className={classes.progress ?? ''} value={(done / total) * 100} aria-label={lineWords} />
        ) : null}
      </div>
      <Button
        className={classes.main ?? ''}
        leftSection={<IconPlayerStopFilled size={14} aria-hidden />}
        rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
        onClick={() => void stopGenerating(jobIds)}
      >
        {texts.stop}
      </Button>
    </>
  );
}
