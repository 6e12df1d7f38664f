import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import type { RemoteTask } from '../../../../shared/domain/jobs/remote-task.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';

/** Takes back what the service has not begun; whatever else is under way is waited for no longer. */
export async function stopClip({ jobId }: Pick<ClipGeneration, 'jobId'>, task: RemoteTask | null): Promise<void> {
  try {
    if (task?.canBeCancelled) await client.remoteTasks.cancel({ id: task.id });
    else await client.jobs.cancel({ id: jobId });
  } catch (error) {
    showFailureToast(texts.tasks.notCancelled, error);
  }
}

/** Asks again for a clip that is missing; one that the service still works on, or has done, is only waited for. */
export async function retryClip({ id }: Pick<ClipGeneration, 'id'>): Promise<void> {
  try {
    await client.videos.retry({ id });
  } catch (error) {
    showFailureToast(texts.tasks.notRetried, error);
  }
}
