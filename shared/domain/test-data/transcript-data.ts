import type { SegmentId, SpeakerId } from '../ids.ts';
import type { Segment, Speaker, Word } from '../transcript/transcript.ts';

/** A segment id for tests. */
export const segmentId = (id: string): SegmentId => id as SegmentId;
/** A speaker id for tests. */
export const speakerId = (id: string): SpeakerId => id as SpeakerId;

/** Words of a text, each `stepMs` long with a pause of a tenth of it behind. */
export function evenWords(text: string, startMs: number, stepMs = 500): Word[] {
  return text.split(/\s+/).map((word, index) => ({
    text: word,
    startMs: startMs + index * stepMs,
    endMs: startMs + index * stepMs + Math.round(stepMs * 0.9),
  }));
}

/** A line with even words, as long as they sound. */
export function lineOf(id: string, text: string, startMs: number, speaker: string | null = null): Segment {
  const words = evenWords(text, startMs);
  return {
    id: segmentId(id),
    startMs,
    endMs: words.at(-1)?.endMs ?? startMs + 500,
    speakerId: speaker === null ? null : speakerId(speaker),
    text,
    words,
  };
}

/** A speaker for tests. */
export const speakerOf = (id: string, ordinal: number, name: string): Speaker => ({ id: speakerId(id), ordinal, name });
