import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { useHearing } from './hearing.ts';
import classes from './hearing.module.css';

/** Why something could not be heard, with a second try; nothing while all is well. `prefix` keeps it to its place. */
export function HearingFailure({ prefix }: { prefix: string }) {
  const failed = useHearing((state) => state.failure);
  if (!failed || !failed.name.startsWith(prefix)) return null;
  return (
    <section className={classes.failure} aria-label={failed.title}>
      <p className={classes.failureTitle}>{failed.title}</p>
      <FailureNotice failure={failed.failure} steps={{ retry: failed.again }} />
    </section>
  );
}
