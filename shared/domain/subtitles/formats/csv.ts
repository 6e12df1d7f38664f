import { csvRow } from '../../files/csv-row.ts';
import { formatTimeCode } from '../../media/time-code.ts';
import { doubtNote, hasDoubtMark } from '../doubt-marks.ts';
import { linesWithText, speakerNames } from '../exported-transcript.ts';
import type { ExportedTranscript, ExportOptions } from '../export-options.ts';

/** Column that stands only where a line needs it. */
const DOUBT_COLUMN = { header: 'note', value: 'may not be English' };

/** Lines of a transcript as comma-separated values with a header, see csvRow. */
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
  return [header, ...rows].map(csvRow).join('');
}
