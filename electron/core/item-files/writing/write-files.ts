import { constants } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { fileFailure } from '../../files/file-failure.ts';
import {
  exportFolderFailure,
  type FinishedFile,
  placeNewFiles,
  temporaryFile,
  writeTemporary,
} from '../../files/paths/new-files.ts';
import { contentOf, type ReadyFile } from '../plan-files.ts';

/**
 * Writes files that belong together into a folder, all complete before the first has its name; nothing is left when one fails.
 * Returns their names. A copy shares its blocks with the original where the file system can do that, and never the file itself:
 * another program may write into it.
 */
export async function writeFiles(folder: string, files: readonly ReadyFile[]): Promise<string[]> {
  const written: FinishedFile[] = [];
  try {
    for (const file of files) {
      const temporary = temporaryFile(folder);
      written.push({ temporary, name: file.name });
      if (!('copyOf' in file)) await writeTemporary(temporary, file.name, contentOf(file));
      else await copy(file.copyOf, temporary, { folder, name: file.name });
    }
    return await placeNewFiles(folder, written);
  } catch (error) {
    throw error instanceof Failure ? error : fileFailure(error, files[0]?.name ?? '');
  } finally {
    for (const { temporary } of written) await rm(temporary, { force: true });
  }
}

async function copy(from: string, to: string, { folder, name }: { folder: string; name: string }): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  } catch (error) {
    const path = error instanceof Error && 'path' in error ? error.path : null;
    // The system says of a failed copy where it read from, not which of the two is missing.
    const isSource = path === from && error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isSource ? fileFailure(error, name) : exportFolderFailure(error, folder, name);
  }
}
