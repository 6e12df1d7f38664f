import type { TimestampLevel, TranscriptionSegment } from '../../../shared/service-api/transcription.ts';
import type { Recognition } from '../../recognition/recognizer.ts';

/**
 * The segments of a result. `sentence`: one sentence of one speaker each, its words merged; `word`: one word each. Texts
 * keep their leading blank, so that all of them joined are exactly the text of the result.
 */
export function segmentsOf(recognition: Recognition, level: TimestampLevel): TranscriptionSegment[] {
  const units =
    level === 'sentence'
      ? recognition.sentences
      : recognition.sentences
          .flatMap((sentence) => sentence.words)
          .map((word, index) => ({ ...word, text: index === 0 ? word.text : ` ${word.text}` }));
  return units.map((unit, id) => ({
    id,
    start: unit.startMs / 1000,
    end: Math.max(unit.startMs, unit.endMs) / 1000,
    speaker: `speaker_${unit.speaker}`,
    text: unit.text,
    ...(unit.languageDoubtful && { language_doubtful: true }),
  }));
}

/** A result as SubRip (service.md, POST /v1/speech_to_text, rule 3). */
export function subRip(segments: readonly TranscriptionSegment[]): string {
  return segments
    .map((segment, index) => `${index + 1}\n${timeLine(segment, ',')}\n${segment.text.trim()}\n\n`)
    .join('');
}

/** A result as WebVTT (service.md, POST /v1/speech_to_text, rule 4). */
export function webVtt(segments: readonly TranscriptionSegment[]): string {
  const cues = segments.map((segment) => `${timeLine(segment, '.')}\n${escaped(segment.text.trim())}\n\n`);
  return `WEBVTT\n\n${cues.join('')}`;
}

function timeLine(segment: TranscriptionSegment, mark: ',' | '.'): string {
  const startMs = Math.round(segment.start * 1000);
  // A cue without length is shown by no player.
  const endMs = Math.max(startMs + 1, Math.round(segment.end * 1000));
  return `${clock(startMs, mark)} --> ${clock(endMs, mark)}`;
}

function clock(timeMs: number, mark: ',' | '.'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(timeMs % 1000).padStart(3, '0');
  return `${two(timeMs / 3_600_000)}:${two((timeMs / 60_000) % 60)}:${two((timeMs / 1000) % 60)}${mark}${rest}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
