import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { JobLine, JobName, StateIcon } from './job-parts.tsx';
import { orderJobs, sectionTitle } from './queue/order-jobs.ts';
import { RowActions } from './actions/row-actions.tsx';
import classes from './rows.module.css';
import { useNow } from '../../../ui/time/use-now.ts';

/** Often enough for the day to change. */
const MINUTE_MS = 60_000;

/** The tasks in little room: running on top, failed kept in sight, then finished. `nothing` is shown where there is none. */
export function CompactTaskList(props: { jobs: readonly Job[]; nothing: string; onLeave: () => void }) {
  const { jobs, nothing, onLeave } = props;
  const sections = orderJobs(jobs, useNow(true, MINUTE_MS));
  if (sections.length === 0) return <p className={classes.nothing}>{nothing}</p>;
  return sections.map((section) => (
    <ul key={sectionTitle(section)} className={classes.list} aria-label={sectionTitle(section)}>
      {section.jobs.map((job) => (
        <li key={job.id} className={classes.compact} data-state={job.state}>
          <StateIcon job={job} />
          <span className={classes.words}>
            <JobName job={job} />
            <JobLine job={job} />
          </span>
          <RowActions job={job} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  ));
}
