import { formatTimeCode } from '../../media/time-code.ts';
import type { Segment } from '../../transcript/transcript.ts';
import { joinWords } from '../../words/word-tokens.ts';
import { doubtNote, doubtPrefix } from '../doubt-marks.ts';
import { linesWithText, speakerNames, speakerTurns } from '../exported-transcript.ts';
import { paragraphs } from './paragraphs.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/**
 * Plain text. With times: one line each, `[00:00:01.000] Anna: text`. With speakers only: a paragraph a turn,
 * `Anna: text`. Without both: one line each, or
 * paragraphs where they are wanted. A note on doubtful language is a paragraph ahead of all.
 */
export function renderTxt(transcript: ExportedTranscript, options: ExportOptions): string {
  const note = doubtNote(transcript, options);
  return (note === null ? '' : `${note}\n\n`) + renderLines(transcript, options);
}

function renderLines(transcript: ExportedTranscript, options: ExportOptions): string {
  if (options.asParagraphs) return `${paragraphs(transcript, options).join('\n\n')}\n`;
  const marked = (line: Segment) => doubtPrefix(line, options) + line.text;
  if (options.withTimes) {
    const nameOf = speakerNames(transcript, options);
    return linesWithText(transcript)
      .map((line) => `[${formatTimeCode(line.startMs)}] ${prefix(nameOf(line))}${marked(line).replaceAll('\n', ' ')}\n`)
      .join('');
  }
  const turns = speakerTurns(transcript, options);
  if (turns.every((turn) => turn.name === null)) {
    return linesWithText(transcript)
      .map((line) => `${marked(line)}\n`)
      .join('');
  }
  return turns.map((turn) => `${prefix(turn.name)}${turn.mark}${joinWords(turn.lines)}\n`).join('\n');
}

const prefix = (name: string | null): string => (name === null ? '' : `${name}: `);
