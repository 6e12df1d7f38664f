import type { SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { Segment, Speaker, Transcript } from '../../../../shared/domain/transcript/transcript.ts';

/** What the panel looks up in a transcript. */
export type TranscriptModel = {
  indexById: ReadonlyMap<SegmentId, number>;
  speakerById: ReadonlyMap<SpeakerId, Speaker>;
  talkMsBySpeaker: ReadonlyMap<SpeakerId, number>;
};

const models = new WeakMap<Transcript, TranscriptModel>();

/** The look-ups of a transcript; made once for each state of it. */
export function modelOf(transcript: Transcript): TranscriptModel {
  const known = models.get(transcript);
  if (known) return known;
  const talkMsBySpeaker = new Map<SpeakerId, number>();
  for (const { speakerId, startMs, endMs } of transcript.segments) {
    if (speakerId !== null) talkMsBySpeaker.set(speakerId, (talkMsBySpeaker.get(speakerId) ?? 0) + endMs - startMs);
  }
  const model = {
    indexById: new Map(transcript.segments.map((segment, index) => [segment.id, index])),
    speakerById: new Map(transcript.speakers.map((speaker) => [speaker.id, speaker])),
    talkMsBySpeaker,
  };
  models.set(transcript, model);
  return model;
}

/** The line that sounds at a time, of several the one that began last; in a pause null. */
export function segmentAt(segments: readonly Segment[], ms: number): Segment | null {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((segments[middle]?.startMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  // Overlaps are rare and short, so a few lines back are enough to find one that still sounds.
  for (let at = low - 1; at >= Math.max(0, low - 8); at -= 1) {
    const segment = segments[at];
    if (segment && segment.endMs > ms) return segment;
  }
  return null;
}

/** Index of the word that is lit at a time: the last one that has begun. -1 before the first. */
export function wordAt(words: readonly { startMs: number; endMs: number }[], ms: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle]?.startMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
