import type { RelinkResult } from '../../../../shared/domain/library/origins/file-reference.ts';
import { count } from '../../text/count.ts';

const files = (number: number) => count(number, 'file', 'files');

/** English texts about files that are missing or have changed. */
export const referenceTexts = {
  missing: 'File missing',
  changed: 'File changed',
  missingWhy: 'It isn’t where it was added from. Connect its disk, or find the file.',
  ownMissingWhy: 'It isn’t in the library folder. Find it, and it’s part of the library again.',
  keptWhy: (until: string) =>
    `It isn’t in the library folder. The service keeps it until ${until}: download it again at no charge, or find it.`,
  changedWhy: 'It isn’t the file that was added. Find that one, or use the file as it is now.',
  downloadAgain: 'Download again',
  downloaded: 'File downloaded',
  notDownloaded: 'Couldn’t download this file',
  find: 'Find file',
  findInFolder: 'Find in folder',
  use: 'Use changed file',
  stop: 'Stop',
  found: 'File found',
  used: 'Changed file in use',
  notFound: 'Couldn’t use this file',
  notSearched: 'Couldn’t search the folder',
  searched: ({ relinkedCount, leftCount }: RelinkResult) =>
    leftCount === 0
      ? `${files(relinkedCount)} found`
      : `${files(relinkedCount)} found, ${files(leftCount)} still missing`,
  other: {
    title: 'This is another file',
    text: (title: string) =>
      `Its content isn’t what “${title}” was added with. If you replace it, the item is prepared again. Transcripts stay as they are.`,
    confirm: 'Replace file',
    cancel: 'Keep looking',
  },
} as const;
