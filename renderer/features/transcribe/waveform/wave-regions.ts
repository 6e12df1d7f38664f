import type { Transcript } from '../../../../shared/domain/transcript/transcript.ts';
import type { WaveRegion } from '../../../media/waveform/geometry/region-index.ts';
import { modelOf } from '../document/transcript-model.ts';
import { texts } from '../texts.ts';

/** The lines of a transcript as the waveform shows them. */
export function waveRegions(transcript: Transcript): WaveRegion[] {
  const { speakerById } = modelOf(transcript);
  return transcript.segments.map((segment, index) => {
    const speaker = segment.speakerId === null ? undefined : speakerById.get(segment.speakerId);
    return {
      id: segment.id,
      startMs: segment.startMs,
      endMs: segment.endMs,
      ordinal: speaker?.ordinal ?? null,
      label: speaker?.name ?? texts.waveform.unassigned,
      lineNumber: index + 1,
    };
  });
}
