import { replaceRows } from './editing/replace-rows.ts';
import { compareSegments, type Segment, type Speaker } from './transcript.ts';
import type { TranscriptPatch } from './transcript-edit.ts';

/** The part of a transcript that edits change. */
export type TranscriptContent = { segments: readonly Segment[]; speakers: readonly Speaker[] };

const compareSpeakers = (a: Speaker, b: Speaker): number =>
  a.ordinal - b.ordinal || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * A transcript with a patch applied: lines in the order of compareSegments, speakers by ordinal. Lines and speakers
 * that the patch does not name keep their identity; ids to remove that are not there are ignored.
 */
export function applyPatch(
  content: TranscriptContent,
  patch: TranscriptPatch,
): { segments: Segment[]; speakers: Speaker[] } {
  return {
    segments: replaceRows(content.segments, patch.segments, patch.removedSegmentIds).sort(compareSegments),
    speakers: replaceRows(content.speakers, patch.speakers, patch.removedSpeakerIds).sort(compareSpeakers),
  };
}
