import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';

/** How far a task is of four steps (sent, queued, running, saved), and in which words; `isWorking` while something happens. */
export type TaskStage = {
  step: number;
  state: 'waiting' | 'sending' | 'queued' | 'running' | 'working' | 'downloading';
  isWorking: boolean;
};

/** What is known of a request: what the queue here says until it is sent, then what the service says. */
export function stageOf({ state }: Pick<Job, 'state'>, task: Pick<RemoteTask, 'state' | 'phase'> | null): TaskStage {
  switch (task?.state) {
    case 'sending':
      return { step: 0, state: 'sending', isWorking: true };
    case 'working':
      if (task.phase === null) return { step: 1, state: 'working', isWorking: true };
      return { step: task.phase === 'queued' ? 1 : 2, state: task.phase, isWorking: task.phase === 'running' };
    case 'ready':
      return { step: 3, state: 'downloading', isWorking: true };
    case 'preparing':
    case 'done':
    case 'failed':
    case 'expired':
    case undefined:
      return { step: 0, state: state === 'running' ? 'sending' : 'waiting', isWorking: state === 'running' };
  }
}
