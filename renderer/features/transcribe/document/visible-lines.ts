import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import type { SpeakerFilter } from './transcribe-store.ts';

/** The lines of the speakers of a filter; all of them without one. */
export function visibleLines(segments: readonly Segment[], filter: SpeakerFilter | null): readonly Segment[] {
  return filter ? segments.filter(({ speakerId }) => filter.has(speakerId ?? 'nobody')) : segments;
}
