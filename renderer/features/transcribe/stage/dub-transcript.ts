import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../ui/layout/navigation.ts';
import { texts } from '../texts.ts';

/** Makes a script of a transcript that keeps times and speakers, and opens it. */
export async function dubTranscript(transcriptId: ItemId): Promise<void> {
  try {
    const script = await client.scripts.fromTranscript({ transcriptId, keepTimes: true });
    navigate('speak', script.id);
  } catch (error) {
    showFailureToast(texts.stage.notDubbed, error);
  }
}
