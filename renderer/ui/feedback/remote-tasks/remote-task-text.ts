import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';
import { texts } from '../feedback-texts.ts';

/**
 * What to say of a task that a service works on, in a few words; null where there is nothing to say. `timeOfDay` writes a Unix
 * time as local time of day.
 */
export function remoteTaskText(task: RemoteTask, timeOfDay: (ms: number) => string): string | null {
  const words = texts.remoteTask;
  if (task.retryAtMs !== null) return words.retryAt(timeOfDay(task.retryAtMs));
  switch (task.state) {
    case 'sending':
      return words.sending;
    case 'working':
      return task.answeredAtMs === null ? words.working : words.checkedAt(timeOfDay(task.answeredAtMs));
    case 'ready':
      return words.ready;
    case 'preparing':
    case 'done':
    case 'failed':
    case 'expired':
      return null;
  }
}
