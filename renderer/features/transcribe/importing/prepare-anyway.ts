import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import { resumeTranscript } from '../document/stage-job.ts';

/** Prepares a recording with hours of silence, which was asked about, and goes on with its transcript. */
export async function prepareAnyway({ id, mediaId }: { id: ItemId; mediaId: ItemId }): Promise<void> {
  try {
    await client.library.readAnyway({ id: mediaId });
    resumeTranscript(id);
  } catch (error) {
    showFailureToast(texts.importing.notStarted, error);
  }
}
