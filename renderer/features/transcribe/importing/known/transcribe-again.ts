import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { apiFailure } from '../../../../api/connection/api-failure.ts';
import { client } from '../../../../api/client.ts';
import { choose } from '../../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { navigate } from '../../../../ui/layout/navigation.ts';
import { texts } from '../../texts.ts';

/** What the request is; options left out come from the settings. `isMeant`: the earlier transcript is known to who asks. */
export type AgainOptions = { engine?: 'cloud'; language?: null; isMeant?: boolean };

/** Transcribes a recording once more in the cloud, which finds out the language by itself. */
export const transcribeInCloud = (mediaId: ItemId): Promise<void> =>
  transcribeAgain(mediaId, { engine: 'cloud', language: null });

/**
 * Transcribes a recording of the library once more, as a new transcript. Where the very same request has made one, it is asked
 * whether to open that instead.
 */
export async function transcribeAgain(mediaId: ItemId, options: AgainOptions = {}): Promise<void> {
  const { isMeant = false, ...request } = options;
  try {
    const [started] = await client.transcripts.start({ mediaIds: [mediaId], ...request, refusesSame: !isMeant });
    if (started) navigate('transcribe', started.transcriptId);
  } catch (error) {
    const same = sameIn(error);
    if (same === null) showFailureToast(texts.importing.notStarted, error);
    else await askAboutSame(same, () => transcribeAgain(mediaId, { ...request, isMeant: true }));
  }
}

type Same = { transcriptId: ItemId; madeAtMs: number };

/** The transcript that a refused request has made before; null where something else failed. */
function sameIn(error: unknown): Same | null {
  const { data } = apiFailure(error);
  const { reason, transcriptId, madeAtMs } = data;
  if (reason !== 'same_request' || typeof transcriptId !== 'string' || typeof madeAtMs !== 'number') return null;
  return { transcriptId: transcriptId as ItemId, madeAtMs };
}

async function askAboutSame({ transcriptId, madeAtMs }: Same, again: () => Promise<void>): Promise<void> {
  const words = texts.importing;
  const answer = await choose({
    title: words.sameTitle,
    text: words.sameText(madeAtMs),
    confirm: words.transcribeAgain,
    other: words.openKnown,
    cancel: words.cancelSame,
  });
  if (answer === 'other') navigate('transcribe', transcriptId);
  if (answer === 'confirm') await again();
}
