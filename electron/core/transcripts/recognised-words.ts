import type { TimedWord } from '../../../shared/domain/recognised.ts';
import { spreadWords, type TimeSpan } from '../../../shared/domain/words/word-times.ts';
import { splitWords } from '../../../shared/domain/words/word-tokens.ts';
import type { WireTranscription } from '../../../shared/service-api/transcription.ts';

/** Words of a result on the time line of the recording. `areMeasured` is false where only sentences had times. */
export type RecognisedWords = { words: TimedWord[]; areMeasured: boolean };

/** Reads the words of a result for a piece that lies at `span` in the recording. Times outside it are brought inside. */
export function recognisedWords(result: WireTranscription, span: TimeSpan): RecognisedWords {
  const segments = result.segments ?? [];
  if (segments.length === 0) {
    const whole = { ...span, text: result.text, speaker: null };
    return { words: spreadText(whole), areMeasured: false };
  }
  const speakers = new Map<string, number>();
  const units = segments.map((segment) => {
    const inside = (seconds: number) => {
      const ms = span.startMs + (Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0);
      return Math.min(span.endMs, Math.max(span.startMs, ms));
    };
    const startMs = inside(segment.start);
    const endMs = Math.max(startMs, inside(segment.end));
    return { text: segment.text.trim(), startMs, endMs, speaker: speakerNumber(speakers, segment.speaker) };
  });
  const areMeasured = units.every((unit) => splitWords(unit.text).length <= 1);
  const words = areMeasured ? units.filter((unit) => unit.text !== '') : units.flatMap(spreadText);
  return { words, areMeasured };
}

function speakerNumber(speakers: Map<string, number>, name: string): number | null {
  if (name === '') return null;
  const known = speakers.get(name) ?? speakers.size;
  speakers.set(name, known);
  return known;
}

function spreadText(unit: TimedWord): TimedWord[] {
  const texts = splitWords(unit.text).map((token) => token.text);
  return spreadWords(texts, unit).map((word) => ({ ...word, speaker: unit.speaker }));
}
