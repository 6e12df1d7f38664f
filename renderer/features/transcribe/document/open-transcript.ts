import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment, Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { TranscriptModel } from './transcript-model.ts';

/** The open transcript with what is derived from it. `visible` are the lines that the speaker filter leaves. */
export type OpenTranscript = {
  transcript: Transcript;
  model: TranscriptModel;
  visible: readonly Segment[];
  order: readonly SegmentId[];
};
