import fs from 'node:fs';
import { lstat, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { FormerLibrary, FormerRemoval } from '../../../../shared/domain/library/upkeep/library-moves.ts';
import type { Db, Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { isWithin } from '../../files/paths/is-within.ts';
import { LIBRARY_FOLDERS, type LibraryFolder } from '../library-folder.ts';

/** A file that was copied out of a library: its path there ("/" between the parts), size and time as it was copied. */
export type CopiedFile = { path: string; sizeBytes: number; modifiedAtMs: number };

/** So many files are removed before it is noted that they are. */
const SLICE = 200;

type Deps = { db: Db; folder: LibraryFolder };
type StoredFormer = Omit<FormerLibrary, 'isThere'>;

const SELECT = `SELECT former_libraries.id, folder, moved_at_ms AS movedAtMs, count(path) AS fileCount,
    coalesce(sum(size_bytes), 0) AS sizeBytes
  FROM former_libraries LEFT JOIN former_library_files ON former_id = former_libraries.id`;

/** Notes that the library was in a folder until now; all that was copied out of it stays there until the user decides. */
export function noteFormer(
  tx: Tx,
  { folder, movedAtMs, files }: { folder: string; movedAtMs: number; files: Iterable<CopiedFile> },
): void {
  tx.run('DELETE FROM former_libraries WHERE folder = :folder', { folder });
  tx.run('INSERT INTO former_libraries (folder, moved_at_ms) VALUES (:folder, :movedAtMs)', { folder, movedAtMs });
  const id = tx.get<{ id: number }>('SELECT id FROM former_libraries WHERE folder = :folder', { folder })?.id ?? 0;
  for (const file of files) {
    tx.run(
      `INSERT INTO former_library_files (former_id, path, size_bytes, modified_at_ms)
       VALUES (:id, :path, :sizeBytes, :modifiedAtMs)`,
      { id, ...file },
    );
  }
}

/** The newest first. One that the library is in again, as an index from a backup may say, is none. */
export function formerLibraries({ db, folder: library }: Deps): FormerLibrary[] {
  const all = db.all<StoredFormer>(`${SELECT} GROUP BY former_libraries.id ORDER BY moved_at_ms DESC, 1 DESC`);
  const root = library.root();
  return all
    .filter(({ folder }) => !isWithin(root, folder) && !isWithin(folder, root))
    .map((each) => ({ ...each, isThere: fs.existsSync(each.folder) }));
}

/** Leaves a former library where it is, for good. What is not noted is left alone. */
export function keepFormerLibrary({ db }: Pick<Deps, 'db'>, id: number): void {
  db.write((tx) => tx.run('DELETE FROM former_libraries WHERE id = :id', { id }));
}

/** Forgets folders that somebody removed; those on a disk that is not there stay noted. */
export function forgetGone(deps: Deps): void {
  for (const { id, folder, isThere } of formerLibraries(deps))
    if (!isThere && fs.existsSync(path.dirname(folder))) keepFormerLibrary(deps, id);
}

/**
 * Removes what was copied out of a former library, and the folders that are empty then. A file that was changed since, and whatever
 * else is there, stays. Broken off, it goes on when it is called again. Throws NOT_FOUND, FOLDER_READ_ONLY also where the
 * library itself is not there, and nothing is removed then.
 */
export async function removeFormerLibrary(deps: Deps, id: number): Promise<FormerRemoval> {
  const { db, folder } = deps;
  const former = formerLibraries(deps).find((each) => each.id === id);
  if (!former) throw new Failure('NOT_FOUND', 'This former library is no longer known.', { id });
  if (!former.isThere)
    throw new Failure('FILE_MISSING', 'The former library is not there. Connect its disk.', {
      fileName: former.folder,
    });
  // The copies must be there, whatever is removed.
  folder.checkThere();
  const removal: FormerRemoval = { freedBytes: 0, changedCount: 0 };
  for (let after = ''; ;) {
    const files = db.all<CopiedFile>(
      `SELECT path, size_bytes AS sizeBytes, modified_at_ms AS modifiedAtMs FROM former_library_files
       WHERE former_id = :id AND path > :after ORDER BY path LIMIT ${SLICE}`,
      { id, after },
    );
    for (const file of files) await removeOne(former.folder, file, removal);
    const last = files.at(-1);
    if (!last) break;
    after = last.path;
    db.write((tx) =>
      tx.run('DELETE FROM former_library_files WHERE former_id = :id AND path <= :after', { id, after }),
    );
  }
  removeEmptyBelow(former.folder);
  keepFormerLibrary(deps, id);
  return removal;
}

async function removeOne(root: string, { path: name, ...copied }: CopiedFile, removal: FormerRemoval): Promise<void> {
  const file = path.join(root, ...name.split('/'));
  const facts = await lstat(file).catch(gone);
  if (facts === null) return;
  if (!facts.isFile() || facts.size !== copied.sizeBytes || Math.trunc(facts.mtimeMs) !== copied.modifiedAtMs) {
    removal.changedCount += 1;
    return;
  }
  await rm(file).catch((error: unknown) => {
    throw fileFailure(error, 'the library');
  });
  removal.freedBytes += facts.size;
}

function removeEmptyBelow(root: string): void {
  fs.rmSync(path.join(root, 'media', '.incoming'), { recursive: true, force: true });
  for (const name of LIBRARY_FOLDERS) removeEmpty(path.join(root, name));
  if (fs.existsSync(root) && fs.readdirSync(root).length === 0) fs.rmdirSync(root);
}

function removeEmpty(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
}

function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw fileFailure(error, 'the library');
}
