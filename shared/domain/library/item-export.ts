import type { DragId } from '../ids.ts';

/** Formats of transcripts in files. Times exist in these only: the text of everything else is written as plain text. */
export const TEXT_FORMATS = ['txt', 'srt', 'vtt', 'md', 'docx'] as const;

/** See TEXT_FORMATS. */
export type TextFormat = (typeof TEXT_FORMATS)[number];

/** Formats that images are converted to, or left in. */
export const EXPORTED_IMAGE_FORMATS = ['original', 'jpeg', 'png', 'webp', 'avif'] as const;

/** How images become files. Without `withRecipe` a file says nothing of how it was generated. */
export type ImageExport = { format: (typeof EXPORTED_IMAGE_FORMATS)[number]; withRecipe: boolean };

/** Images as they are. */
export const PLAIN_IMAGE_EXPORT: ImageExport = { format: 'original', withRecipe: true };

/**
 * How items become files. `withSubtitles`: beside a recording lies what was said in it, under the same name. `withChapters`: beside a
 * transcript, or a recording that has one, lie its chapters as WebVTT, and an MP3, M4A, MP4 or MOV has them in it. `withRecipes`: beside each item lies a JSON file with all that
 * is known of it. `images` left out is PLAIN_IMAGE_EXPORT.
 */
export type ItemExportOptions = {
  format: TextFormat;
  withSubtitles: boolean;
  withChapters?: boolean | undefined;
  withRecipes: boolean;
  images?: ImageExport | undefined;
};

/** What an export becomes: files in a folder, one ZIP archive of them, or only the list of items as comma-separated values. */
export const EXPORT_FORMS = ['folder', 'zip', 'csv'] as const;

/** See EXPORT_FORMS. */
export type ExportForm = (typeof EXPORT_FORMS)[number];

/**
 * An export into a folder, or as a file in one. `withList`: a list of the items as comma-separated values lies beside them;
 * `withSheet`: a sheet with a small picture of each, its facts and its recipe, as a PDF, or as a page where nothing can print it.
 */
export type ItemExportOrder = ItemExportOptions & {
  form: ExportForm;
  withList: boolean;
  withSheet?: boolean | undefined;
};

/** As many items are written into a folder or told by their paths with one call; what is selected is never more. */
export const MOST_EXPORTED = 10_000;
/** As many are dragged at once: their files are written while the mouse is held. */
export const MOST_DRAGGED = 1000;

/** What an export wrote, by name (of an archive, its own), and the name of the folder. */
export type ItemExportResult = { fileNames: string[]; folder: string };

/** Files that are ready to be dragged out of the window, and their names. */
export type PreparedDrag = { dragId: DragId; fileNames: string[] };
