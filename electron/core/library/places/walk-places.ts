import fs from 'node:fs';
import path from 'node:path';
import { KIND_FOLDERS } from '../../../../shared/domain/library/place-name.ts';
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

function gather(root: string, at: string, files: string[]): void {
  for (const entry of entriesOf(path.join(root, ...at.split('/')))) {
    const name = `${at}/${entry.name}`;
    if (entry.name.startsWith('.') || OF_SYSTEMS.has(entry.name.toLowerCase())) continue;
    if (entry.isDirectory()) gather(root, name, files);
    else if (entry.isFile()) files.push(name);
  }
}

function entriesOf(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
