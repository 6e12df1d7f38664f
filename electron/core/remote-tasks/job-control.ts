import type { JobContext } from '../jobs/job-work.ts';
import type { TaskControl } from './task-kind.ts';

/** Lets a job wait for a task: its uploads, pauses and IDs are noted with the job. */
export const jobControl = (context: JobContext, more: Pick<TaskControl, 'onSending'> = {}): TaskControl => ({
  ...context.calls,
  onWaiting: (wait) => context.wait(wait),
  onUploadProgress: (done, total) => context.report({ step: 'uploading', done, total, unit: 'bytes' }),
  onSubmitted: (remoteId) => context.noteTask(remoteId),
  ...more,
});
