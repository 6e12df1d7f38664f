import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { KIND_FOLDERS } from '../../../../shared/domain/library/places/place-name.ts';
import type { LibraryFolder } from '../library-folder.ts';

/** What systems leave in folders by themselves. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(['desktop.ini', 'thumbs.db']);

/**
 * Every file in the folders of kinds, as a path relative to the library with "/" between its parts, in the order of names; hidden
 * ones, links, and what systems leave are left out. Throws what keeps a folder from being read.
 */
export function filesInPlaces(folder: Pick<LibraryFolder, 'root'>): string[] {
  const files: string[] = [];
  const root = folder.root();
  for (const kind of Object.values(KIND_FOLDERS)) gather(root, kind, files);
  return files.toSorted();
}

/**
 * The same in no order, without holding up anything else: to sort those of a large library would. Throws the signal's reason too.
 */
export async function walkPlaces(
  folder: Pick<LibraryFolder, 'root'>,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  return await walkFolders(folder.root(), Object.values(KIND_FOLDERS), signal);
}

/** Files in these folders of a root, named as above; one that is not there has none. */
export async function walkFolders(
  root: string,
  folders: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string[]> {
  const files: string[] = [];
  const waiting = [...folders];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    signal?.throwIfAborted();
    const entries = await readdir(path.join(root, ...at.split('/')), { withFileTypes: true }).catch(goneFolder);
    for (const entry of entries) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (isHidden(entry.name)) continue;
      if (entry.isDirectory()) waiting.push(name);
      else if (entry.isFile()) files.push(name);
    }
  }
  return files;
}

const isHidden = (name: string): boolean => name.startsWith('.') || OF_SYSTEMS.has(name.toLowerCase());

function goneFolder(error: NodeJS.ErrnoException): fs.Dirent[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
  throw error;
}

function gather(root: string, at: string, files: string[]): void {
  for (const entry of entriesOf(path.join(root, ...at.split('/')))) {
    const name = `${at}/${entry.name}`;
    if (isHidden(entry.name)) continue;
    if (entry.isDirectory()) gather(root, name, files);
    else if (entry.isFile()) files.push(name);
  }
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return goneFolder(error as NodeJS.ErrnoException);
  }
}
