import { readdir, stat } from 'node:fs/promises';
import type { LibraryFinding } from '../../../shared/domain/library/upkeep/library-finding.ts';
import type { ReferenceState } from '../../../shared/domain/library/origins/file-reference.ts';
import type { MovedFile } from '../../../shared/domain/library/places/library-places.ts';
import { placeKey } from '../../../shared/domain/library/places/place-name.ts';
import { mapBounded } from '../files/map-bounded.ts';
import type { LibraryDeps } from './library-deps.ts';
import { findMovedFiles } from './places/moved-files/find-moved-files.ts';
import { knownNames, type OwnFile, pagesOfFiles } from './places/moved-files/own-files.ts';
import { walkPlaces } from './places/walk-places.ts';
import type { ReferenceLooks } from './references/look-at-references.ts';

/** The system answers no faster when it is asked for more. */
const ASKED_AT_ONCE = 16;

type CheckDeps = Pick<LibraryDeps, 'db' | 'folder'> & { looks: ReferenceLooks };

/** See Library.check. */
export async function checkLibrary({ db, folder, looks }: CheckDeps): Promise<LibraryFinding[]> {
  const findings: LibraryFinding[] = [];
  for (const page of pagesOfFiles({ db, folder })) {
    const found = await mapBounded(page, ASKED_AT_ONCE, async (item) => {
      const state = item.isOutside ? await looks.look(item.id) : null;
      return state === null ? await checkFile(item) : referenceFindings(item, state);
    });
    findings.push(...found.flat());
  }
  const all = [...findings, ...(await unknownFolders({ db, folder })), ...(await unknownFiles({ db, folder }))];
  return all.some(({ problem }) => problem === 'file_missing')
    ? withMoved(all, await findMovedFiles({ db, folder }))
    : all;
}

/** A missing file that is elsewhere in the folder is one thing to be said, not two. */
function withMoved(findings: readonly LibraryFinding[], moved: readonly MovedFile[]): LibraryFinding[] {
  const byId = new Map(moved.map((each) => [each.id, each]));
  const names = new Set(moved.map(({ to }) => to));
  return findings.flatMap((finding): LibraryFinding[] => {
    if (finding.problem === 'unknown_file' && names.has(finding.title)) return [];
    const file = finding.problem === 'file_missing' ? byId.get(finding.id) : undefined;
    return file ? [{ problem: 'file_moved', id: file.id, title: file.title, foundAt: file.to }] : [finding];
  });
}

function referenceFindings({ id, title }: OwnFile, state: ReferenceState): LibraryFinding[] {
  if (state === 'there') return [];
  return [{ problem: state === 'missing' ? 'reference_missing' : 'reference_changed', id, title }];
}

async function checkFile({ id, title, sizeBytes, file }: OwnFile): Promise<LibraryFinding[]> {
  const facts = await stat(file).catch(gone);
  if (!facts?.isFile()) return [{ problem: 'file_missing', id, title }];
  if (sizeBytes === null || facts.size === sizeBytes) return [];
  return [{ problem: 'size_differs', id, title, expectedBytes: sizeBytes, foundBytes: facts.size }];
}

/** Hidden folders hold what is not complete yet. */
async function unknownFolders({ db, folder }: Omit<CheckDeps, 'looks'>): Promise<LibraryFinding[]> {
  const entries = (await readdir(folder.media(), { withFileTypes: true }).catch(gone)) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const sql = 'SELECT value AS name FROM json_each(:names) WHERE value NOT IN (SELECT id FROM items) ORDER BY key';
  const unknown = db.all<{ name: string }>(sql, { names: JSON.stringify(folders.map(({ name }) => name)) });
  return unknown.map(({ name }) => ({ problem: 'unknown_folder', id: null, title: name }) as const);
}

/** Files in the folders of kinds that no item has, and that are not to be removed or still coming either. */
async function unknownFiles({ db, folder }: Omit<CheckDeps, 'looks'>): Promise<LibraryFinding[]> {
  const files = await walkPlaces(folder, undefined);
  const known = knownNames(db);
  return files
    .filter((file) => !known.has(placeKey(file)))
    .toSorted()
    .map((title) => ({ problem: 'unknown_file', id: null, title }) as const);
}

/** What is not there is a finding or nothing at all; whatever else is wrong is said. */
function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
