import { useEffect, useState } from 'react';
import { isActiveJob, type Job } from '../../../shared/domain/job.ts';
import { JobRow } from './job-row.tsx';
import { groupJobs } from './job-words.ts';
import classes from './tasks.module.css';
import { TEXTS } from './texts.ts';

/** Rows of the tasks: running on top, failed kept in sight, then finished. `nothing` is shown where there is none. */
export function TaskList(props: { jobs: readonly Job[]; nothing: string; onOpen?: () => void; hasHeadings?: boolean }) {
  const { jobs, nothing, onOpen, hasHeadings = false } = props;
  const nowMs = useNow(jobs.some((job) => isActiveJob(job) && job.wait?.untilMs != null));
  const { running, needsYou, finished } = groupJobs(jobs);
  if (running.length + needsYou.length + finished.length === 0) return <p className={classes.nothing}>{nothing}</p>;
  const groups: [string, Job[]][] = [
    [TEXTS.running, running],
    [TEXTS.needsYou, needsYou],
    [TEXTS.finished, finished],
  ];
  return groups.map(([title, group]) =>
    group.length === 0 ? null : (
      <section key={title} aria-label={title}>
        {hasHeadings ? <h2 className={classes.heading}>{title}</h2> : null}
        <ul className={classes.list}>
          {group.map((job) => (
            <JobRow key={job.id} job={job} nowMs={nowMs} onOpen={onOpen} />
          ))}
        </ul>
      </section>
    ),
  );
}

/** The time, ticking each second while `isTicking`; for the countdown to the next try. */
function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return nowMs;
}
