import { readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { LibraryStorage, StorageShare } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import type { CoreContext } from '../../core-context.ts';
import { folderFailure } from '../../files/file-failure.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { REFERENCED_BYTES, STORED_COUNTS } from '../references/reference-table.ts';
import { IS_BINNED_BY_ITSELF } from '../items/item-page.ts';
import type { LibraryFolder } from '../library-folder.ts';

/** What the storage of a library is read from. */
export type StorageDeps = Pick<CoreContext, 'db' | 'folders'> & {
  folder: Pick<LibraryFolder, 'root'>;
  jobs: Pick<Jobs, 'hasActive'>;
};

/** Parts of the cache that hold nothing but what can be made again of files of the library, without any service. */
const DERIVED = ['media', 'drags'];

const SHARE = `count(*) AS count, coalesce(sum(size_bytes), 0) - sum(${REFERENCED_BYTES}) AS sizeBytes`;

/** See Library.storage. */
export async function libraryStorage({ db, folders, folder }: StorageDeps): Promise<LibraryStorage> {
  const kinds = db.all<LibraryStorage['kinds'][number]>(
    `SELECT kind, sum(count) AS count, sum(size_bytes) AS sizeBytes FROM ${STORED_COUNTS}
     GROUP BY kind HAVING sum(count) > 0 ORDER BY sizeBytes DESC, kind`,
  );
  const months = db.all<LibraryStorage['months'][number]>(
    `SELECT strftime('%Y-%m', created_at_ms / 1000, 'unixepoch', 'localtime') AS month, ${SHARE}
     FROM items GROUP BY 1 ORDER BY 1 DESC`,
  );
  const bin = db.get<StorageShare>(
    // Takes of a script in the bin are of its size, and no items of their own there.
    `SELECT count(CASE WHEN ${IS_BINNED_BY_ITSELF} THEN 1 END) AS count, coalesce(sum(size_bytes - ${REFERENCED_BYTES}), 0) AS sizeBytes
     FROM items JOIN organisation AS kept ON kept.subject_kind = 'item' AND kept.subject_id = items.id
     WHERE kept.binned_at_ms IS NOT NULL`,
  );
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    sizeBytes: kinds.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    kinds,
    months,
    bin: bin ?? { count: 0, sizeBytes: 0 },
    cacheBytes: await sizeOf(derivedFolders(folders.cache)),
    freeBytes: (await freeOn(folder.root())) ?? (await freeOn(folders.data)),
  };
}

/** Null for a folder that is not there yet, or of which the system does not say. */
async function freeOn(folder: string): Promise<number | null> {
  return await statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** See Library.clearCache. */
export async function clearCache({ folders, jobs }: StorageDeps): Promise<{ freedBytes: number }> {
  // What is running may be reading them.
  if (jobs.hasActive()) throw reasonedFailure('CONFLICT', 'tasks_active');
  const derived = derivedFolders(folders.cache);
  const before = await sizeOf(derived);
  for (const each of derived) {
    for (const name of await namesIn(each)) {
      await rm(path.join(each, name), { recursive: true, force: true }).catch((error: unknown) => {
        throw folderFailure(error, each, name);
      });
    }
  }
  return { freedBytes: before - (await sizeOf(derived)) };
}

const derivedFolders = (cache: string): string[] => DERIVED.map((name) => path.join(cache, name));

/** What is in a folder of the cache; nothing where it has not been made yet. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch(() => []);
}

async function sizeOf(folders: readonly string[]): Promise<number> {
  let total = 0;
  for (const folder of folders) {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      // It may have gone since the folder was read.
      total += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
    }
  }
  return total;
}
