import { count } from '../../../ui/text/count.ts';

/** English texts about exporting several transcripts. */
export const bulkTexts = {
  title: 'Export transcripts',
  search: 'Search transcripts to export',
  list: 'Transcripts',
  all: 'Select all',
  chosen: (number: number) => `${number.toLocaleString('en')} selected`,
  none: 'No transcripts to export.',
  noHits: (query: string) => `No results for “${query}”.`,
  formats: 'Formats',
  withChapters: 'Chapters beside each transcript (WebVTT)',
  run: (number: number) => `Export ${count(number, 'transcript', 'transcripts')}`,
  mostly: (most: number) => `Select up to ${most.toLocaleString('en')} transcripts`,
  saved: (files: number, folder: string) => `${count(files, 'file', 'files')} saved to ${folder}`,
  savedBeside: (files: number) => `${count(files, 'file', 'files')} saved beside the recordings`,
  failed: (number: number) => `Couldn’t export ${count(number, 'transcript', 'transcripts')}`,
  notExported: 'Couldn’t export the transcripts',
} as const;
