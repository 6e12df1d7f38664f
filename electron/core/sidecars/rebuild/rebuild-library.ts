import { rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncFile } from '../../../../shared/disk/sync-folder.ts';
import type { LibraryRebuild } from '../../../../shared/domain/library/upkeep/library-rebuild.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { CoreContext } from '../../core-context.ts';
import { openDatabase } from '../../database/database.ts';
import { exists } from '../../files/paths/exists.ts';
import { createLibraryFolder, type LibraryFolder } from '../../library/library-folder.ts';
import { formerKeys } from '../../library/places/place-moves.ts';
import { compareDatabases } from './compare-databases.ts';
import { rebuildDatabase, removeDatabase } from './rebuild-database.ts';

/**
 * Builds a new database from the library's files and sidecars, under a name that nothing has, and compares it with the one in
 * use, which is only read. The file appears when it is complete. Throws INVALID_INPUT where the name is taken, FILE_MISSING where
 * the library is not there, DISK_FULL, FOLDER_READ_ONLY.
 */
export async function rebuildLibrary(
  { db, folders, folder }: Pick<CoreContext, 'db' | 'folders'> & { folder: LibraryFolder },
  target: string,
): Promise<LibraryRebuild> {
  if (await exists(target)) throw reasonedFailure('INVALID_INPUT', 'file_exists', { fileName: path.basename(target) });
  // No name that a file of the user might have.
  const growing = `${target}.atelier-part`;
  await removeDatabase(growing);
  const database = openDatabase(growing);
  try {
    const rebuilt = await rebuildDatabase(database.db, folder, formerKeys(db));
    if (folder.root() !== folders.library) createLibraryFolder(database.db, folders.library).moveTo(folder.root());
    const compared = compareDatabases(db, database.db);
    // All of it into the one file that is renamed: closing alone leaves the log while a statement lives.
    database.db.get('PRAGMA journal_mode = DELETE');
    database.close();
    await syncFile(growing);
    await rename(growing, target);
    await syncFolder(path.dirname(target));
    return { file: target, ...rebuilt, ...compared };
  } catch (error) {
    database.close();
    await removeDatabase(growing);
    throw error;
  }
}
