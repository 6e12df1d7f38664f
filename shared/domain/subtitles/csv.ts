import { formatTimeCode } from '../time-code.ts';
import { doubtNote, hasDoubtMark } from './doubt-marks.ts';
import { linesWithText, speakerNames, type ExportedTranscript, type ExportOptions } from './exported-transcript.ts';

/** Column that stands only where a line needs it. */
const DOUBT_COLUMN = { header: 'note', value: 'may not be English' };

/**
 * Comma-separated values as RFC 4180 has them, with a header and CRLF. A cell that a spreadsheet would take for a formula
 * gets an apostrophe ahead, because text of a recording must not run in someone's spreadsheet.
 */
export function renderCsv(transcript: ExportedTranscript, options: ExportOptions): string {
  const nameOf = speakerNames(transcript, options);
  const isMarked = doubtNote(transcript, options) !== null;
  const rows = linesWithText(transcript).map((line, index) => [
    String(index + 1),
    formatTimeCode(line.startMs),
    formatTimeCode(line.endMs),
    ...(options.withSpeakers ? [nameOf(line) ?? ''] : []),
    line.text,
    ...(isMarked ? [hasDoubtMark(line, options) ? DOUBT_COLUMN.value : ''] : []),
  ]);
  const header = [
    'number',
    'start',
    'end',
    ...(options.withSpeakers ? ['speaker'] : []),
    'text',
    ...(isMarked ? [DOUBT_COLUMN.header] : []),
  ];
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
