import type { SegmentId } from '../ids.ts';
import type { Segment } from '../transcript/transcript.ts';

/** Lines of one word each, for captions at word level. Lines without word times stay whole. */
export function wordSegments(segments: readonly Segment[]): Segment[] {
  return segments.flatMap((segment) => {
    if (!segment.words || segment.words.length === 0) return [segment];
    return segment.words.map((word, index) => ({
      id: `${segment.id}-${index}` as SegmentId,
      startMs: word.startMs,
      endMs: word.endMs,
      speakerId: segment.speakerId,
      text: word.text,
      words: [word],
      ...(segment.languageDoubtful && { languageDoubtful: true }),
    }));
  });
}
