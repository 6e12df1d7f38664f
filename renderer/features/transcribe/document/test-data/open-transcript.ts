import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Segment, Transcript } from '../../../../../shared/domain/transcript/transcript.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { documentOf, openTranscripts } from '../open-documents.ts';
import type { OpenTranscript } from '../open-transcript.ts';
import { modelOf } from '../transcript-model.ts';
import { transcriptCore, transcriptOf } from './transcript-core.ts';

// A document outlives a test, with what is on its way to core.
let count = 0;

/** A transcript as the panel shows it, every line of it. */
export function shownTranscript(transcript: Transcript): OpenTranscript {
  const { segments } = transcript;
  return { transcript, model: modelOf(transcript), visible: segments, order: segments.map(({ id }) => id) };
}

/** Opens a transcript in the window, kept by a core with the real rules; the result is how it is shown now. */
export async function openInWindow(
  segments: Segment[],
  values: Partial<Transcript> = {},
): Promise<() => OpenTranscript> {
  count += 1;
  const id = `t_window_${count}` as ItemId;
  const transcript = transcriptOf(segments, { ...values, id });
  standInCore({ transcripts: transcriptCore(transcript).client });
  await openTranscripts.load(id);
  return () => shownTranscript(documentOf(id)?.content ?? transcript);
}
