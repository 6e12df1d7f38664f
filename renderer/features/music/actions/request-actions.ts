import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';

/** Asks again for the takes of a request that are missing. */
export async function retryMissing({ id }: Pick<SongGeneration, 'id'>): Promise<void> {
  try {
    await client.music.retry({ id });
  } catch (error) {
    showFailureToast(texts.row.notRetried, error);
  }
}

/** Stops a request; what is there stays. */
export async function stopRequest({ jobId }: Pick<SongGeneration, 'jobId'>): Promise<void> {
  try {
    await client.jobs.cancel({ id: jobId });
  } catch (error) {
    showFailureToast(texts.row.notStopped, error);
  }
}
