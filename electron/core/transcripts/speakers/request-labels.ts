import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { RecognisedPart, SpeakerLabels } from '../../service/transcription/transcription-service.ts';
import type { LineLabels } from './label-speakers.ts';
import { findHead } from '../transcript-table.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/**
 * Asks the local engine who speaks in each line of a transcript, over the whole recording. `parts` are those in which it has
 * just recognised all of it: where it remembers them, it need not listen once more.
 */
export async function requestLabels(
  { deps, store, context }: { deps: TranscriptsDeps; store: TranscriptStore; context: JobContext },
  { id, speakerCount, parts = [] }: { id: ItemId; speakerCount: number | null; parts?: readonly RecognisedPart[] },
): Promise<LineLabels> {
  const head = findHead(deps.db, id);
  const { segments } = store.content(head);
  if (segments.length === 0) return new Map();
  const request = {
    spans: segments.map(({ startMs, endMs }) => ({ startMs, endMs })),
    speakerCount,
    ...context.calls,
    onUploadProgress: () => context.report({}),
  };
  const labeller = deps.service('local').transcription;
  const remembered = parts.length > 0 ? await orForgotten(labeller.labelRecognised({ ...request, parts })) : null;
  const { labels } = remembered ?? (await listenAgain());
  return new Map(
    segments.flatMap((segment, index) => (labels[index] === undefined ? [] : [[segment.id, labels[index]]])),
  );

  async function listenAgain(): Promise<SpeakerLabels> {
    const file = await deps.media.analysis({ ...recordingOf(deps.library, head.mediaId), signal: context.signal });
    return labeller.labelSpeakers({ ...request, file });
  }
}

/** Null where the engine does not know the parts any more, or there are more lines than it takes without the sound. */
async function orForgotten(asked: Promise<SpeakerLabels>): Promise<SpeakerLabels | null> {
  return asked.catch((error: unknown) => {
    if (['NOT_FOUND', 'FILE_TOO_LARGE'].includes(failureRecord(error).code)) return null;
    throw error;
  });
}
