import { hasDoubtfulLanguage } from '../transcript/recognition/doubtful-language.ts';
import type { Segment } from '../transcript/transcript.ts';
import type { ExportedTranscript, ExportOptions } from './export-options.ts';

/** What stands ahead of text that is not to be trusted, wherever somebody reads it. In brackets, as captions name sounds. */
export const DOUBT_MARK = '[may not be English]';

/** What an export says once, ahead of all lines. */
const DOUBT_NOTE = `Parts may not be English. Text marked ${DOUBT_MARK} isn’t reliable.`;

/** The note for this transcript; null when it has no such lines or marks are not wanted. */
export const doubtNote = (transcript: ExportedTranscript, options: ExportOptions): string | null =>
  isMarked(options) && hasDoubtfulLanguage(transcript) ? DOUBT_NOTE : null;

/** Whether a line is shown with its mark. */
export const hasDoubtMark = (line: Pick<Segment, 'languageDoubtful'>, options: ExportOptions): boolean =>
  isMarked(options) && line.languageDoubtful === true;

/** The mark and a blank ahead of a text, or nothing. */
export const doubtPrefix = (line: Pick<Segment, 'languageDoubtful'>, options: ExportOptions): string =>
  hasDoubtMark(line, options) ? `${DOUBT_MARK} ` : '';

const isMarked = ({ withDoubtMarks = true }: ExportOptions): boolean => withDoubtMarks;
