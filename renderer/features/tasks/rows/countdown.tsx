import { useState } from 'react';
import type { JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import classes from './countdown.module.css';
import { useNow } from '../../../ui/time/use-now.ts';

/**
 * A dot for each attempt, and a ring and the time until the next (`untilMs`, Unix time); the words of the row say the same.
 * The ring is full when the wait is first seen: nobody knows when a wait of another start began.
 */
export function Countdown({ wait, untilMs }: { wait: JobWait; untilMs: number }) {
  const nowMs = useNow(true);
  const [seen, setSeen] = useState({ untilMs, atMs: nowMs });
  if (seen.untilMs !== untilMs) setSeen({ untilMs, atMs: nowMs });
  const wholeMs = Math.max(1, untilMs - seen.atMs);
  const leftMs = Math.max(0, untilMs - nowMs);
  return (
    <span className={classes.countdown} aria-hidden>
      {wait.attempts === null ? null : (
        <span className={classes.dots}>
          {Array.from({ length: wait.attempts }, (_, index) => (
            <i key={index} data-on={index < wait.attempt || undefined} />
          ))}
        </span>
      )}
      <ProgressRing share={Math.min(1, leftMs / wholeMs)} />
      {formatShortTime(leftMs)}
    </span>
  );
}
