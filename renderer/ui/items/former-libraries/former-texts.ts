import type { FormerLibrary, FormerRemoval } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { count } from '../../text/count.ts';
import { formatDayAndTime } from '../../time/formats.ts';

const files = (number: number) => count(number, 'file', 'files');

/** English texts about folders that the library was moved out of. */
export const formerTexts = {
  name: 'Old library',
  list: 'Old library folders',
  facts: ({ sizeBytes, fileCount, movedAtMs }: FormerLibrary) =>
    `${formatBytes(sizeBytes)} in ${files(fileCount)}, moved on ${formatDayAndTime(movedAtMs)}`,
  away: 'Its disk isn’t connected',
  remove: 'Remove old library',
  keep: 'Keep',
  question: ({ folder, sizeBytes, fileCount }: FormerLibrary) => ({
    title: 'Remove the old library?',
    text: `This deletes ${files(fileCount)} (${formatBytes(sizeBytes)}) that were copied out of ${folder}. Files that were changed since, and others in that folder, stay. You can’t undo this.`,
    confirm: 'Remove old library',
    cancel: 'Cancel',
    isDanger: true,
  }),
  removed: ({ freedBytes, changedCount }: FormerRemoval) =>
    changedCount === 0
      ? `Old library removed, ${formatBytes(freedBytes)} freed`
      : `Old library removed, ${formatBytes(freedBytes)} freed. ${count(changedCount, 'file that was', 'files that were')} changed since stayed.`,
  notRemoved: 'Couldn’t remove the old library',
  notKept: 'Couldn’t save that the old library stays',
  stillThere: ({ folder, sizeBytes }: FormerLibrary) =>
    `The old library is still in ${folder} (${formatBytes(sizeBytes)})`,
  show: 'Show',
} as const;
