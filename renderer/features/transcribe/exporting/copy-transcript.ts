import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import type { TextFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';

/** Copies the selected lines, with at most one selected the whole transcript. Returns whether it worked. */
export async function copyTranscript(
  open: OpenTranscript,
  format: TextFormat,
  options: { withTimes: boolean; withSpeakers: boolean; withDoubtMarks?: boolean; asParagraphs?: boolean },
): Promise<boolean> {
  const { ids } = useTranscribe.getState().selection;
  try {
    const { text } = await client.transcripts.render({
      id: open.transcript.id,
      format,
      ...options,
      ...(ids.size > 1 ? { segmentIds: [...ids] } : {}),
    });
    await navigator.clipboard.writeText(text);
    announce(texts.exporting.copied);
    return true;
  } catch (error) {
    showFailureToast(texts.exporting.notCopied, error);
    return false;
  }
}
