import type { JobWait } from '../../../../shared/domain/jobs/job-facts.ts';
import { formatShortTime } from '../../../../shared/domain/media/time-code.ts';
import classes from './countdown.module.css';
import { useNow } from './use-now.ts';

/** A dot for each attempt and the time until the next (`untilMs`, Unix time); the words of the row say the same. */
export function Countdown({ wait, untilMs }: { wait: JobWait; untilMs: number }) {
  const nowMs = useNow(true);
  return (
    <span className={classes.countdown} aria-hidden>
      {wait.attempts === null ? null : (
        <span className={classes.dots}>
          {Array.from({ length: wait.attempts }, (_, index) => (
            <i key={index} data-on={index < wait.attempt || undefined} />
          ))}
        </span>
      )}
      {formatShortTime(Math.max(0, untilMs - nowMs))}
    </span>
  );
}
