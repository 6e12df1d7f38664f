import { formatTimeCode } from '../time-code.ts';
import { joinWords } from '../words/word-tokens.ts';
import {
  linesWithText,
  speakerNames,
  speakerTurns,
  type ExportedTranscript,
  type ExportOptions,
} from './exported-transcript.ts';

/**
 * Plain text. With times: one line each, `[00:00:01.000] Anna: text`. With speakers only: a paragraph a turn,
 * `Anna: text`. Without both: one line each.
 */
export function renderTxt(transcript: ExportedTranscript, options: ExportOptions): string {
  if (options.withTimes) {
    const nameOf = speakerNames(transcript, options);
    return linesWithText(transcript)
      .map((line) => `[${formatTimeCode(line.startMs)}] ${prefix(nameOf(line))}${line.text.replaceAll('\n', ' ')}\n`)
      .join('');
  }
  const turns = speakerTurns(transcript, options);
  if (turns.every((turn) => turn.name === null)) {
    return linesWithText(transcript)
      .map((line) => `${line.text}\n`)
      .join('');
  }
  return turns.map((turn) => `${prefix(turn.name)}${joinWords(turn.lines)}\n`).join('\n');
}

const prefix = (name: string | null): string => (name === null ? '' : `${name}: `);
