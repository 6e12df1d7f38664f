import { useRef } from 'react';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { useKeptRow } from '../../../ui/collection/kept-focus/use-kept-row.ts';
import { openRowMenu } from '../../../ui/context-menu/row-menu.ts';
import { useTasksStore } from '../tasks-store.ts';
import { TEXTS } from '../texts.ts';
import { pressInRows } from './queue/move-in-rows.ts';
import { type JobSection, orderJobs, sectionTitle } from './queue/order-jobs.ts';
import classes from './rows.module.css';
import { TaskRow } from './task-row.tsx';
import { useNow } from '../../../ui/time/use-now.ts';

/** Often enough for the day to change. */
const MINUTE_MS = 60_000;

/** The tasks under their headings; one row is reached with Tab, the others with the arrow keys. */
export function TaskSections({ jobs }: { jobs: readonly Job[] }) {
  const sections = orderJobs(jobs, useNow(true, MINUTE_MS));
  const shown = sections.flatMap((section) => section.jobs);
  const selected = useTasksStore((state) => state.selected);
  const tabStop = (shown.find(({ id }) => id === selected) ?? shown[0])?.id ?? null;
  const list = useRef<HTMLDivElement>(null);
  useKeptRow(list);
  return (
    <div
      className={classes.sections}
      role="presentation"
      data-focus-inset
      ref={list}
      onKeyDown={(event) => pressInRows(event, shown)}
      onContextMenu={openRowMenu}
    >
      {sections.map((section) => (
        <Section key={sectionTitle(section)} section={section} tabStop={tabStop} />
      ))}
    </div>
  );
}

function Section({ section, tabStop }: { section: JobSection; tabStop: JobId | null }) {
  const title = sectionTitle(section);
  const queuedCount = section.jobs.filter(({ position }) => position !== null).length;
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>
        {title}{' '}
        <span className={classes.count}>
          {queuedCount > 1 ? TEXTS.inOrder(queuedCount) : section.jobs.length.toLocaleString('en')}
        </span>
      </h2>
      <ul className={classes.list} aria-label={title}>
        {section.jobs.map((job) => (
          <TaskRow key={job.id} job={job} isTabStop={job.id === tabStop} />
        ))}
      </ul>
    </section>
  );
}
