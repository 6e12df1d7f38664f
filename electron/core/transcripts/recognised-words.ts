import type { TimedWord } from '../../../shared/domain/recognised.ts';
import { spreadWords, type TimeSpan } from '../../../shared/domain/words/word-times.ts';
import { splitWords } from '../../../shared/domain/words/word-tokens.ts';
import type { TranscriptionResult } from '../service/service-client.ts';

/** Words of a result on the time line of the recording. `areMeasured` is false where only sentences had times. */
export type RecognisedWords = { words: TimedWord[]; areMeasured: boolean };

/** Reads the words of a result for a piece that lies at `span` in the recording. Times outside it are brought inside. */
export function recognisedWords(result: Pick<TranscriptionResult, 'text' | 'units'>, span: TimeSpan): RecognisedWords {
  if (result.units.length === 0) {
    return { words: spreadText({ ...span, text: result.text, speaker: null }), areMeasured: false };
  }
  const speakers = new Map<string, number>();
  const inside = (ms: number) =>
    Math.min(span.endMs, Math.max(span.startMs, span.startMs + (Number.isFinite(ms) ? ms : 0)));
  const units = result.units.map((unit) => {
    const startMs = inside(unit.startMs);
    const endMs = Math.max(startMs, inside(unit.endMs));
    return { text: unit.text.trim(), startMs, endMs, speaker: speakerNumber(speakers, unit.speaker) };
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
