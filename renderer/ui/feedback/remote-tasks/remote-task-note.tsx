import type { JobId } from '../../../../shared/domain/ids.ts';
import { useRemoteTask } from '../../../api/remote-tasks.ts';
import { remoteTaskText } from './remote-task-text.ts';

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** How the task is that a service works on for a job, in a few words; null where there is none. It is polled meanwhile. */
export function useRemoteTaskText(jobId: JobId): string | null {
  const task = useRemoteTask(jobId);
  return task && remoteTaskText(task, (ms) => clock.format(ms));
}

/** The same after other words. */
export function RemoteTaskNote({ jobId }: { jobId: JobId }) {
  const text = useRemoteTaskText(jobId);
  return text === null ? null : <span>{` · ${text}`}</span>;
}
