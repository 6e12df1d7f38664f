import type { Settings } from '../../../../shared/domain/settings/settings.ts';

/** Formats of an export. */
export type ExportFormat = Settings['transcribe']['exportFormat'];

/** All formats, in the order in which they are offered. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['srt', 'vtt', 'txt', 'json', 'md', 'csv'];

/** Subtitles and data always carry times; the choice exists for text only. */
export function canChooseTimes(format: ExportFormat): boolean {
  return format === 'txt' || format === 'md';
}
