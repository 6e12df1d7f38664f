import type { TimedWord } from '../../../../../shared/domain/transcript/recognition/recognised.ts';
import { spreadWords } from '../../../../../shared/domain/words/word-times.ts';
import { splitWords } from '../../../../../shared/domain/words/word-tokens.ts';
import type { TranscriptionResult } from '../../../service/transcription/transcription-service.ts';
import type { TimeSpan } from '../../../../../shared/domain/media/time-span.ts';

/** Words of a result on the time line of the recording. `areMeasured` is false where only sentences had times. */
export type RecognisedWords = { words: TimedWord[]; areMeasured: boolean };

/** A recogniser may give a few words as one, e.g. Chinese ones amid English; with more on average, units are sentences. */
const MOST_WORDS_A_UNIT = 1.5;

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
    const speaker = speakerNumber(speakers, unit.speaker);
    return {
      text: unit.text.trim(),
      startMs,
      endMs,
      speaker,
      ...(unit.languageDoubtful && { languageDoubtful: true }),
    };
  });
  const words = units.flatMap((unit) =>
    splitWords(unit.text).length > 1 ? spreadText(unit) : unit.text === '' ? [] : unit,
  );
  return { words, areMeasured: words.length < units.length * MOST_WORDS_A_UNIT };
}

function speakerNumber(speakers: Map<string, number>, name: string): number | null {
  if (name === '') return null;
  const known = speakers.get(name) ?? speakers.size;
  speakers.set(name, known);
  return known;
}

function spreadText(unit: TimedWord): TimedWord[] {
  const texts = splitWords(unit.text).map((token) => token.text);
  const { speaker, languageDoubtful } = unit;
  return spreadWords(texts, unit).map((word) => ({ ...word, speaker, ...(languageDoubtful && { languageDoubtful }) }));
}
