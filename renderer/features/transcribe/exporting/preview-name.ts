import { fileNameFromTemplate } from '../../../../shared/domain/files/file-name.ts';
import { LANGUAGE_NAMES } from '../../../../shared/domain/settings/language-names.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { TranscriptRecipe } from '../../../../shared/domain/transcript/transcript.ts';
import type { ExportFormat } from '../../../../shared/domain/subtitles/render-transcript.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The name that core will give the file, by the same variables: title, source, date, time, lang, language, engine, ext. */
export function previewName(
  template: string,
  of: { item: LibraryItem; recipe: TranscriptRecipe; format: ExportFormat },
): string {
  const { item, recipe, format } = of;
  const created = new Date(item.createdAtMs);
  const values = {
    title: item.title,
    source: item.sourceName?.replace(/\.[^.]+$/, '') ?? item.title,
    date: `${created.getFullYear()}-${two(created.getMonth() + 1)}-${two(created.getDate())}`,
    time: `${two(created.getHours())}-${two(created.getMinutes())}`,
    lang: recipe.language ?? '',
    language: LANGUAGE_NAMES[recipe.language ?? ''] ?? '',
    engine: recipe.engine,
    ext: format,
  };
  return fileNameFromTemplate(template.trim(), values, format);
}
