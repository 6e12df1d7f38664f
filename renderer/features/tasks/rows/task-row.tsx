import { memo } from 'react';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { TEXTS } from '../texts.ts';
import { useTasksStore } from '../tasks-store.ts';
import { JobBar, JobLine, JobName, JobTime, StateIcon } from './job-parts.tsx';
import { JobTile } from './job-tile.tsx';
import { QueueGrip } from './queue/queue-grip.tsx';
import { RowActions } from './actions/row-actions.tsx';
import classes from './rows.module.css';

/** One task of the panel. Whatever its progress says, its height and its columns stay. */
export const TaskRow = memo(function TaskRow({ job, isTabStop }: { job: Job; isTabStop: boolean }) {
  const isSelected = useTasksStore((state) => state.selected === job.id);
  const select = () => useTasksStore.setState({ selected: job.id });
  return (
    <li
      className={classes.row}
      data-row-key={job.id}
      data-state={job.state}
      data-position={job.position ?? undefined}
      data-selected={isSelected || undefined}
    >
      {job.position === null ? <StateIcon job={job} /> : <QueueGrip job={job} position={job.position} />}
      <JobTile job={job} />
      <button
        type="button"
        className={classes.main}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        data-row
        data-task-row={job.id}
        onClick={select}
        onFocus={select}
      >
        <JobName job={job} />
        <JobLine job={job} />
      </button>
      <JobBar job={job} />
      <JobTime job={job} />
      <RowActions job={job} isTabStop={isTabStop} />
      {job.position === null ? null : (
        <span className={classes.dropLabel} aria-hidden>
          {TEXTS.moveTo(job.position)}
        </span>
      )}
    </li>
  );
});
