import type { Segment } from '../transcript/transcript.ts';
import { doubtPrefix } from './doubt-marks.ts';
import type { ExportedTranscript, ExportOptions } from './export-options.ts';

/**
 * Lines of one speaker in a row, all marked as doubtful or none. `name` is null where nobody is assigned or names are not
 * wanted.
 */
export type SpeakerTurn = { name: string | null; lines: Segment[]; mark: string };

/** Finds the name of a line's speaker; null when there is none or names are not wanted. */
export function speakerNames(
  transcript: ExportedTranscript,
  options: Pick<ExportOptions, 'withSpeakers'>,
): (line: Segment) => string | null {
  const names = new Map(
    transcript.speakers.map((speaker) => [speaker.id, cleanText(speaker.name).replace(/\n/g, ' ')]),
  );
  return (line) => (options.withSpeakers && line.speakerId !== null ? (names.get(line.speakerId) ?? null) : null);
}

/** Lines with text, joined into turns while the speaker stays the same. */
export function speakerTurns(transcript: ExportedTranscript, options: ExportOptions): SpeakerTurn[] {
  const nameOf = speakerNames(transcript, options);
  const turns: SpeakerTurn[] = [];
  for (const line of linesWithText(transcript)) {
    const name = nameOf(line);
    const turn = turns.at(-1);
    const mark = doubtPrefix(line, options);
    if (turn && turn.name === name && turn.mark === mark) turn.lines.push(line);
    else turns.push({ name, lines: [line], mark });
  }
  return turns;
}

/** The lines that have something to say, their text cleaned. */
export const linesWithText = (transcript: ExportedTranscript): Segment[] =>
  transcript.segments.map((line) => ({ ...line, text: cleanText(line.text) })).filter((line) => line.text !== '');

const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFEFF]`, 'gu');

/** Text without control characters, with `\n` as the only line end and without empty lines, which would end a cue. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(CONTROLS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
