import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MovedFile } from '../../../../../shared/domain/library/places/library-places.ts';
import { placeKey } from '../../../../../shared/domain/library/places/place-name.ts';
import type { Db } from '../../../database/database.ts';
import { exists } from '../../../files/paths/exists.ts';
import { mapBounded } from '../../../files/map-bounded.ts';
import { sha256OfFile } from '../../../files/sha256.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { knownNames, type OwnFile, pagesOfFiles } from './own-files.ts';
import { arePlacesUnsure } from '../unsure-places.ts';
import { walkFolders } from '../walk-places.ts';

/** The system answers no faster when it is asked for more. */
const ASKED_AT_ONCE = 16;

type Deps = { db: Db; folder: LibraryFolder };
/** An item whose file the library keeps and does not find, see OwnFile. */
export type MissingFile = Omit<OwnFile, 'sizeBytes'> & { sizeBytes: number };
/** A file that no item has. */
type Stray = { name: string; file: string; mark: string; isTaken: boolean };
/** Those of one length: by inode and size, and by their bytes (SHA-256, hex) as far as they were read, which the first `readCount` of all are. */
type Strays = { byMark: Map<string, Stray>; bySha256: Map<string, Stray[]>; all: Stray[]; readCount: number };

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
    const candidates = strays.get(item.sizeBytes);
    const to = candidates ? await sameFile(candidates, item) : null;
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

/** Items whose files are not where they belong; those with `names` (paths in the library) are there and not asked for. */
export async function missingFiles(
  deps: Deps,
  names: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  for (const page of pagesOfFiles(deps)) {
    signal?.throwIfAborted();
    // A listing may have names in another form than they were given.
    const unseen = page.filter(({ name, isOutside }) => !isOutside && (name === null || !names.has(name)));
    const gone = await mapBounded(unseen, ASKED_AT_ONCE, async ({ sizeBytes, ...item }) =>
      sizeBytes === null || (await exists(item.file)) ? [] : [{ ...item, sizeBytes }],
    );
    missing.push(...gone.flat());
  }
  return missing;
}

/** Files that no item has and that are as long as one that is missing, by their length. */
async function straysBySize(
  folder: LibraryFolder,
  names: readonly string[],
  missing: readonly MissingFile[],
): Promise<Map<number, Strays>> {
  const sizes = new Set(missing.map(({ sizeBytes }) => sizeBytes));
  const bySize = new Map<number, Strays>();
  const found = await mapBounded(names, ASKED_AT_ONCE, async (name) => {
    const file = path.join(folder.root(), ...name.split('/'));
    const facts = await stat(file, { bigint: true }).catch(() => null);
    const size = Number(facts?.size ?? -1);
    return facts && sizes.has(size) ? [{ name, file, size, mark: `${facts.ino}:${facts.size}`, isTaken: false }] : [];
  });
  for (const { size, ...stray } of found.flat()) {
    const strays: Strays = bySize.get(size) ?? { byMark: new Map(), bySha256: new Map(), all: [], readCount: 0 };
    bySize.set(size, strays);
    strays.byMark.set(stray.mark, stray);
    strays.all.push(stray);
  }
  return bySize;
}

/** The first that is the item's file, which is nobody else's then. Each is read at most once, however many have one size. */
async function sameFile(strays: Strays, { mark, sha256 }: MissingFile): Promise<string | null> {
  if (sha256 === null) return take(mark === null ? undefined : strays.byMark.get(mark));
  const known = take(strays.bySha256.get(sha256)?.find(({ isTaken }) => !isTaken));
  if (known !== null) return known;
  for (let stray = strays.all[strays.readCount]; stray !== undefined; stray = strays.all[strays.readCount]) {
    strays.readCount += 1;
    const found = await sha256OfFile(stray.file).catch(() => null);
    if (found === sha256 && !stray.isTaken) return take(stray);
    if (found !== null) append(strays.bySha256, found, stray);
  }
  return null;
}

function take(stray: Stray | undefined): string | null {
  if (stray === undefined || stray.isTaken) return null;
  stray.isTaken = true;
  return stray.name;
}

function append<Key>(groups: Map<Key, Stray[]>, key: Key, stray: Stray): void {
  const group = groups.get(key);
  if (group) group.push(stray);
  else groups.set(key, [stray]);
}
