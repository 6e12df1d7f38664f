import { IconGripVertical } from '@tabler/icons-react';
import type { Job } from '../../../../../shared/domain/jobs/job.ts';
import { TEXTS } from '../../texts.ts';
import { startDragging } from './drag-in-queue.ts';
import classes from './queue-grip.module.css';

/** Place in the queue, and what the row is dragged by. By keyboard Alt with arrow keys does the same. */
export function QueueGrip({ job, position }: { job: Job; position: number }) {
  return (
    <span className={classes.grip} title={TEXTS.grip(job.title)} onPointerDown={(event) => startDragging(event, job)}>
      <IconGripVertical size={13} stroke={1.6} aria-hidden />
      {position}
    </span>
  );
}
