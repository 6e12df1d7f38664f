import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { FileTicket } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import type { ImportResult } from '../../../../shared/domain/library/library-page.ts';
import type { HostShell } from '../../host-ports.ts';
import type { Library } from '../library.ts';
import { mediaFilesIn } from '../../files/paths/media-names.ts';

/** Looks for a file among what is there; null when it is new. */
export type FindKnown = (
  file: string,
) => Promise<(Pick<ImportResult, 'transcriptId' | 'transcriptState'> & { item: LibraryItem }) | null>;

const NO_TRANSCRIPT = { transcriptId: null, transcriptState: null } as const;

/** Imports the file behind a ticket, or the media files of a folder, images only with `withImages`; a failure is the result of its file alone. */
export async function importTicket(
  ticket: FileTicket,
  shell: HostShell,
  {
    importFile,
    findKnown,
    withImages,
  }: { importFile: Library['importFile']; findKnown: FindKnown; withImages: boolean },
): Promise<ImportResult[]> {
  const source = shell.redeemTicket(ticket);
  if (source === null) {
    const failure = new Failure('FILE_MISSING', 'This file is no longer available. Drop it again.');
    return [{ ticket, fileName: '', isKnown: false, ...NO_TRANSCRIPT, item: null, failure: failureRecord(failure) }];
  }
  const results: ImportResult[] = [];
  const attempt = async (file: string) => {
    const fileName = path.basename(file);
    try {
      const known = await findKnown(file);
      const item = known?.item ?? (await importFile({ file, fileName }));
      const { transcriptId, transcriptState } = known ?? NO_TRANSCRIPT;
      results.push({ ticket, fileName, isKnown: known !== null, transcriptId, transcriptState, item, failure: null });
    } catch (error) {
      results.push({ ticket, fileName, isKnown: false, ...NO_TRANSCRIPT, item: null, failure: failureRecord(error) });
    }
  };
  const isFolder = await stat(source).then(
    (facts) => facts.isDirectory(),
    // A file that is not there is refused with all the others, below.
    () => false,
  );
  if (!isFolder) {
    await attempt(source);
    return results;
  }
  const { files, leftOut } = await mediaFilesIn(source, { withImages });
  for (const file of files) await attempt(file);
  const name = path.basename(source);
  const failure = folderFailure(name, { hasFiles: files.length > 0, leftOut });
  return failure
    ? [
        ...results,
        { ticket, fileName: name, isKnown: false, ...NO_TRANSCRIPT, item: null, failure: failureRecord(failure) },
      ]
    : results;
}

/** Most names of files that are said of one folder. */
const MOST_NAMES = 50;

/** What of a folder was not taken; null where all was. */
function folderFailure(name: string, content: { hasFiles: boolean; leftOut: readonly string[] }): Failure | null {
  const { hasFiles, leftOut } = content;
  const data = { fileName: name, leftOut: leftOut.slice(0, MOST_NAMES), leftOutCount: leftOut.length };
  if (!hasFiles) return reasonedFailure('INVALID_INPUT', 'folder_without_media', data);
  if (leftOut.length === 0) return null;
  return reasonedFailure('INVALID_INPUT', 'folder_left_out', data);
}
