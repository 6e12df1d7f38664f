import type { ItemId } from '../../../shared/domain/ids.ts';
import type { JobContext } from '../jobs/job-work.ts';
import type { LineLabels } from './label-speakers.ts';
import { findHead } from './transcript-table.ts';
import type { TranscriptStore } from './transcript-store.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';

/** Asks the local engine who speaks in each line of a transcript, over the whole recording. */
export async function requestLabels(
  { deps, store, context }: { deps: TranscriptsDeps; store: TranscriptStore; context: JobContext },
  { id, speakerCount }: { id: ItemId; speakerCount: number | null },
): Promise<LineLabels> {
  const head = findHead(deps.db, id);
  const { segments } = store.content(head);
  if (segments.length === 0) return new Map();
  const file = await deps.media.analysis({ ...deps.recording(head.mediaId), signal: context.signal });
  const { labels } = await deps.labeller.labelSpeakers({
    file,
    spans: segments.map(({ startMs, endMs }) => ({ startMs, endMs })),
    speakerCount,
    signal: context.signal,
    onWaiting: (retryAtMs) => context.wait(retryAtMs),
    onUploadProgress: () => context.report({}),
  });
  return new Map(
    segments.flatMap((segment, index) => (labels[index] === undefined ? [] : [[segment.id, labels[index]]])),
  );
}
