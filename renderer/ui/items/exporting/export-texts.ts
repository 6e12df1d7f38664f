import { count } from '../../text/count.ts';

const items = (number: number) => count(number, 'item', 'items');

/** English texts of the export of items. */
export const exportTexts = {
  cancel: 'Cancel',
  title: {
    items: (number: number) => `Export ${items(number)}`,
    images: (number: number) => `Export ${count(number, 'image', 'images')}`,
    clips: (number: number) => `Export ${count(number, 'clip', 'clips')}`,
    songs: (number: number) => `Export ${count(number, 'song', 'songs')}`,
  },
  form: 'Save as',
  forms: { folder: 'Files in a folder', zip: 'One ZIP file', csv: 'Only a list (CSV)' },
  writing: (number: number) => `Exporting ${items(number)}…`,
  format: 'Text of transcripts',
  dragged: 'Items that you drag out use the same options, file by file.',
  formats: {
    txt: 'Text (TXT)',
    srt: 'Subtitles (SRT)',
    vtt: 'Subtitles (WebVTT)',
    md: 'Markdown',
    docx: 'Word document',
  },
  images: 'Format of images',
  imageFormats: { original: 'As they are', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' },
  withoutRecipe: 'Leave recipes out of images',
  withSubtitles: 'Subtitles or timed lyrics beside each item',
  withChapters: 'Chapters: in recordings (MP3, M4A, MP4), and as WebVTT',
  withRecipes: 'Details beside each item (JSON)',
  withList: 'List of the items (CSV)',
  withSheet: 'Contact sheet with thumbnails (PDF)',
  choose: 'Choose folder',
  done: (files: number, folder: string) => `${count(files, 'file', 'files')} exported to ${folder}`,
  doneAs: (fileName: string, folder: string) => `${fileName} exported to ${folder}`,
  cancelled: 'Export cancelled',
  notDone: 'Couldn’t export the items',
} as const;
