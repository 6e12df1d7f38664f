import type { ExportFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';

/** Subtitles and data always carry times; the choice exists for text only. */
export function canChooseTimes(format: ExportFormat): boolean {
  return format === 'txt' || format === 'md' || format === 'docx';
}

/** What goes into an exported transcript beside its text. */
export type ExportContents = { withTimes: boolean; withSpeakers: boolean; withDoubtMarks: boolean };
