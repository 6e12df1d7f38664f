import { isActiveJob } from '../../../../shared/domain/job.ts';
import { useJobs } from '../../../api/jobs.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';
import classes from './list.module.css';

/** Voices that are being cloned or designed now; a click goes to where they are made. */
export function MakingList() {
  const jobs = useJobs().filter(
    (job) => (job.kind === 'clone-voice' || job.kind === 'design-voice') && isActiveJob(job),
  );
  if (jobs.length === 0) return null;
  return (
    <section aria-label={texts.list.inProgress}>
      <h2 className={classes.heading}>{texts.list.inProgress}</h2>
      <ul className={classes.filters}>
        {jobs.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              className={classes.filter}
              onClick={() => navigate('voices', job.kind === 'clone-voice' ? 'clone' : 'design')}
            >
              <ProgressRing share={null} />
              <span className={classes.name}>{job.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
