import { strToU8, zipSync } from 'fflate';
import { docxParts } from '../../../../shared/domain/subtitles/formats/docx.ts';
import type { ExportedTranscript, ExportOptions } from '../../../../shared/domain/subtitles/export-options.ts';
import {
  encodeExport,
  type ExportFormat,
  type FileEncoding,
  renderTranscript,
} from '../../../../shared/domain/subtitles/render-transcript.ts';

/** Dates of the parts of a document: nobody asks for them, and the same text gives the same file. */
const NO_DATE = '1980-01-01T00:00:00';

/** The content of an export file: a text to be written as UTF-8, or bytes. */
export function exportContent(
  transcript: ExportedTranscript,
  format: ExportFormat,
  { encoding, ...options }: ExportOptions & { encoding: FileEncoding },
): string | Uint8Array {
  if (format !== 'docx') return encodeExport(renderTranscript(transcript, format, options), format, encoding);
  const parts = Object.entries(docxParts(transcript, options));
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])), { mtime: NO_DATE });
}
