import type { BatchColumn } from '../../../../shared/domain/batch/batch-columns.ts';
import type { BatchSeparator } from '../../../../shared/domain/batch/batch-table.ts';
import { count, countLines } from '../../../ui/text/count.ts';

const tasks = (number: number) => count(number, 'task', 'tasks');
const rows = (number: number) => count(number, 'row', 'rows');

/** English texts of a new batch of speech. */
export const NEW_BATCH_TEXTS = {
  open: 'New speech batch',
  title: 'New speech batch',
  dropVerb: 'New speech batch',
  dropText: 'Each row becomes a line that is spoken, after you have reviewed them.',
  source: {
    label: 'Lines or rows',
    help: 'One line is one row. Cells copied from a spreadsheet work too.',
    placeholder: 'Type or paste here',
    chooseFile: 'Choose file',
    next: 'Review rows',
    nothing: 'Type or paste some lines, or choose a file.',
  },
  pasted: 'Pasted text',
  separator: 'Read as',
  separators: {
    comma: 'Table with commas',
    semicolon: 'Table with semicolons',
    tab: 'Table with tabs',
    lines: 'Lines of text',
  } satisfies Record<BatchSeparator, string>,
  encoding: 'Text encoding',
  chooseEncoding: 'Choose how the letters of this file read correctly.',
  header: 'First row names the columns',
  columns: 'Columns',
  columnNames: {
    text: 'Text',
    title: 'Script',
    voice: 'Voice',
    language: 'Language',
    emotion: 'Emotion',
    speed: 'Speed',
  } satisfies Record<BatchColumn, string>,
  noColumn: 'None',
  columnNumber: (index: number) => `Column ${index + 1}`,
  titleHelp: 'Rows with the same script become lines of one script. Otherwise each row is a script and a task.',
  rows: 'Rows',
  include: (number: number) => `Include row ${number}`,
  repeats: (number: number) => `Same as row ${number}`,
  ready: 'Ready',
  onlyProblems: (number: number) => `Only ${rows(number)} with problems`,
  leftOut: (number: number) => `${rows(number)} after the first 1,000 aren’t read. Split the file.`,
  sum: (taskCount: number, lineCount: number) => `${tasks(taskCount)}, ${countLines(lineCount)}`,
  refused: (number: number) => `${rows(number)} can’t be spoken`,
  unchecked: (number: number) => `${rows(number)} not included`,
  sent: (host: string) => `The text of these rows is sent to ${host}.`,
  stays: 'The text stays on this computer.',
  back: 'Back',
  close: 'Close',
  start: (number: number) => `Start ${tasks(number)}`,
  nothingToStart: 'No row is included.',
  noText: 'Choose the column that contains the text.',
  started: (number: number) => `${tasks(number)} started`,
  startedSome: (number: number, refusedCount: number) =>
    `${tasks(number)} started. The service or Atelier rejected ${rows(refusedCount)}:`,
  rejectedRow: (number: number, why: string) => `Row ${number}: ${why}`,
  failedToRead: 'Couldn’t read the rows',
  failedToStart: 'Couldn’t start the batch',
} as const;
