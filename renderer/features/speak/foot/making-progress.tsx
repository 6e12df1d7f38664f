import { Button, Progress } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import type { Job } from '../../../../shared/domain/job.ts';
import { Keys } from '../../../ui/actions/keys.tsx';
import { useAction, useActions } from '../../../ui/actions/use-actions.ts';
import type { OpenScript } from '../speak-context.tsx';
import { texts } from './foot-texts.ts';
import { useStopMaking } from './making-job.ts';
import classes from './price-bar.module.css';

/** What is being made now, by real counts, and how to stop it. */
export function MakingProgress({ job }: { open: OpenScript; job: Job }) {
  const stop = useStopMaking();
  useActions({ 'speak.stop': { run: () => void stop() } });
  const { keys } = useAction('speak.stop');
  const { done, total, partsDone, partsTotal, unit } = job.progress;
  const isRunning = job.state === 'running';
  const lineWords =
    isRunning && partsTotal !== null ? texts.progress(Math.min(partsTotal, partsDone + 1), partsTotal) : texts.waiting;
  const hasCount = isRunning && unit === 'characters' && total !== null && total > 0;
  return (
    <>
      <div className={classes.plan} role="status">
        <div>{lineWords}</div>
        {hasCount ? <div className={classes.quiet}>{texts.characters(Math.min(done, total), total)}</div> : null}
        {hasCount ? (
          <Progress className={classes.progress ?? ''} value={(done / total) * 100} aria-label={lineWords} />
        ) : null}
      </div>
      <Button
        className={classes.main ?? ''}
        leftSection={<IconPlayerStopFilled size={14} aria-hidden />}
        rightSection={keys[0] ? <Keys chord={keys[0]} /> : null}
        onClick={() => void stop()}
      >
        {texts.stop}
      </Button>
    </>
  );
}
