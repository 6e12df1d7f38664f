import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { MovedFile } from '../../../../shared/domain/library/library-places.ts';
import { placeKey } from '../../../../shared/domain/library/place-name.ts';
import type { Db } from '../../database/database.ts';
import { exists } from '../../files/exists.ts';
import { mapBounded } from '../../files/map-bounded.ts';
import { sha256OfFile } from '../../files/sha256.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { arePlacesUnsure } from './unsure-places.ts';
import { walkFolders } from './walk-places.ts';

const PAGE = 500;
/** The system answers no faster when it is asked for more. */
const ASKED_AT_ONCE = 16;

type Deps = { db: Db; folder: LibraryFolder };
type Missing = {
  id: ItemId;
  title: string;
  file: string;
  sizeBytes: number;
  mark: string | null;
  sha256: string | null;
};
type Stray = { name: string; file: string; mark: string; sha256: Promise<string | null> | null };

/**
 * Files of items that are not where the index says, and are elsewhere in the library's folder under a name that no item has: known by
 * their bytes, or where those were never read whole, as the very file that was there (inode and size). Nothing is changed. Throws
 * the signal's reason, and what keeps folders from being read.
 */
export async function findMovedFiles(deps: Deps, signal?: AbortSignal): Promise<MovedFile[]> {
  const { db, folder } = deps;
  // Where the index came from a backup, all are looked for by their sidecars first.
  if (arePlacesUnsure(db)) return [];
  const names = await namesIn(folder.root(), signal);
  const missing = await missingFiles(deps, new Set(names), signal);
  if (missing.length === 0) return [];
  const known = knownNames(db);
  const strays = await straysBySize(
    folder,
    names.filter((name) => !known.has(placeKey(name))),
    missing,
  );
  const found: MovedFile[] = [];
  for (const item of missing) {
    signal?.throwIfAborted();
    const to = await sameFile(strays.get(item.sizeBytes) ?? [], item);
    if (to !== null) found.push({ id: item.id, title: item.title, from: relative(folder, item.file), to });
  }
  return found;
}

const relative = (folder: LibraryFolder, file: string): string =>
  path.relative(folder.root(), file).split(path.sep).join('/');

/** All files, as walkFolders names them, but for what is derived. */
async function namesIn(root: string, signal: AbortSignal | undefined): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // Nothing was ever stored, so nothing has moved.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const folders = entries.filter(
    (entry) => entry.isDirectory() && entry.name !== 'media' && !entry.name.startsWith('.'),
  );
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const names = folders.map(({ name }) => name);
  return [...files.map(({ name }) => name), ...(await walkFolders(root, names, signal))];
}

async function missingFiles(
  { db, folder }: Deps,
  names: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<Missing[]> {
  const sql = `SELECT items.row, items.id, title, media_file AS mediaFile, size_bytes AS sizeBytes, place_mark AS mark,
      file_sha256 AS sha256, place || place_extension AS name
    FROM items LEFT JOIN sidecars ON subject = items.id
    WHERE media_file IS NOT NULL AND size_bytes IS NOT NULL AND coalesce(place_state, 'here') <> 'coming'
      AND NOT EXISTS (SELECT 1 FROM referenced_files WHERE item_id = items.id)
      AND items.row > :after ORDER BY items.row LIMIT ${PAGE}`;
  const missing: Missing[] = [];
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const rows = db.all<Omit<Missing, 'file'> & { row: number; mediaFile: string; name: string | null }>(sql, {
      after,
    });
    // A listing may have names in another form than they were given.
    const unseen = rows.filter(({ name }) => name === null || !names.has(name));
    const gone = await mapBounded(unseen, ASKED_AT_ONCE, async ({ mediaFile, ...row }) => {
      const file = folder.file(row.id, mediaFile);
      return (await exists(file)) ? [] : [{ ...row, file }];
    });
    missing.push(...gone.flat());
    const last = rows.at(-1);
    if (!last) return missing;
    after = last.row;
  }
}

/** By key: what items have, are to get, or had until lately. */
function knownNames(db: Db): Set<string> {
  const places = db.all<{ place: string; extension: string | null }>(
    `SELECT place, place_extension AS extension FROM sidecars WHERE place IS NOT NULL
     UNION ALL SELECT place, place_extension FROM place_moves`,
  );
  return new Set(
    places.flatMap(({ place, extension }) => [placeKey(`${place}.json`), placeKey(place + (extension ?? '.json'))]),
  );
}

async function straysBySize(
  folder: LibraryFolder,
  names: readonly string[],
  missing: readonly Missing[],
): Promise<Map<number, Stray[]>> {
  const sizes = new Set(missing.map(({ sizeBytes }) => sizeBytes));
  const bySize = new Map<number, Stray[]>();
  await mapBounded(names, ASKED_AT_ONCE, async (name) => {
    const file = path.join(folder.root(), ...name.split('/'));
    const facts = await stat(file, { bigint: true }).catch(() => null);
    const size = Number(facts?.size ?? -1);
    if (!facts || !sizes.has(size)) return;
    const stray = { name, file, mark: `${facts.ino}:${facts.size}`, sha256: null };
    bySize.set(size, [...(bySize.get(size) ?? []), stray]);
  });
  return bySize;
}

/** The first that is the item's file, which is nobody else's then. */
async function sameFile(strays: Stray[], { mark, sha256 }: Missing): Promise<string | null> {
  for (const [at, stray] of strays.entries()) {
    const isSame =
      sha256 === null
        ? stray.mark === mark
        : sha256 === (await (stray.sha256 ??= sha256OfFile(stray.file).catch(() => null)));
    if (!isSame) continue;
    strays.splice(at, 1);
    return stray.name;
  }
  return null;
}
