import { renderAss } from './formats/ass.ts';
import { renderCsv } from './formats/csv.ts';
import type { ExportedTranscript, ExportOptions } from './export-options.ts';
import { renderJson } from './formats/json.ts';
import { renderMarkdown } from './formats/markdown.ts';
import { renderSrt } from './formats/srt.ts';
import { renderTxt } from './formats/txt.ts';
import { renderVtt } from './formats/vtt.ts';

/** Formats that are text, in the order in which they are offered; also their file extensions. */
export const TEXT_FORMATS = ['srt', 'vtt', 'ass', 'txt', 'json', 'md', 'csv'] as const;
/** All formats of an export; also their file extensions. */
export const EXPORT_FORMATS = ['srt', 'vtt', 'ass', 'txt', 'docx', 'md', 'csv', 'json'] as const;

/** See TEXT_FORMATS. */
export type TextFormat = (typeof TEXT_FORMATS)[number];
/** See EXPORT_FORMATS. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const RENDERERS: Record<TextFormat, (transcript: ExportedTranscript, options: ExportOptions) => string> = {
  srt: renderSrt,
  vtt: renderVtt,
  ass: renderAss,
  txt: renderTxt,
  json: renderJson,
  md: renderMarkdown,
  csv: renderCsv,
};

/** Text of an export. Line ends are `\n` (CSV: CRLF, as its standard wants); encodeExport makes a file of it. */
export const renderTranscript = (transcript: ExportedTranscript, format: TextFormat, options: ExportOptions): string =>
  RENDERERS[format](transcript, options);

/** Whether names of speakers are in an export unless it is said otherwise: viewers of subtitles see who speaks. */
export const showsSpeakersByDefault = (format: ExportFormat): boolean => format !== 'srt' && format !== 'vtt';

/** What the user wants of subtitle files for other programs. */
export type FileEncoding = { lineEnding: 'lf' | 'crlf'; byteOrderMark: boolean };

/** Formats that old Windows programs read, for which line ends and the byte order mark matter. */
const ENCODED: readonly ExportFormat[] = ['srt', 'vtt', 'ass', 'txt', 'csv'];

/** The content of an export file as a string to be written as UTF-8. JSON and Markdown are not touched. */
export function encodeExport(text: string, format: ExportFormat, encoding: FileEncoding): string {
  if (!ENCODED.includes(format)) return text;
  const lines = encoding.lineEnding === 'crlf' && format !== 'csv' ? text.replaceAll(/\r?\n/g, '\r\n') : text;
  return encoding.byteOrderMark ? `\uFEFF${lines}` : lines;
}
