import { readdir, stat } from 'node:fs/promises';
import type { LibraryFinding } from '../../../shared/domain/library/upkeep/library-finding.ts';
import type { ReferenceState } from '../../../shared/domain/library/file-reference.ts';
import type { MovedFile } from '../../../shared/domain/library/library-places.ts';
import { placeKey } from '../../../shared/domain/library/place-name.ts';
import { selectItems, type StoredItem } from './items/item-table.ts';
import type { LibraryDeps } from './library-deps.ts';
import { findMovedFiles } from './places/find-moved-files.ts';
import { filesInPlaces } from './places/walk-places.ts';
import type { ReferenceLooks } from './references/look-at-references.ts';

/** How many files are looked at before the next page of items is asked for. */
const PAGE = 500;

type CheckDeps = Pick<LibraryDeps, 'db' | 'folder'> & { looks: ReferenceLooks };

/** See Library.check. */
export async function checkLibrary({ db, folder, looks }: CheckDeps): Promise<LibraryFinding[]> {
  const findings: LibraryFinding[] = [];
  const known = new Set<string>();
  for (let after = ''; ;) {
    const items = selectItems(db, 'WHERE id > :after ORDER BY id LIMIT :limit', {
      after,
      limit: PAGE,
    });
    for (const item of items) {
      known.add(item.id);
      if (item.mediaFile === null) continue;
      const state = await looks.look(item.id);
      if (state !== null) {
        findings.push(...referenceFindings(item, state));
        continue;
      }
      findings.push(...(await checkFile(item, folder.file(item.id, item.mediaFile))));
    }
    const last = items.at(-1);
    if (!last || items.length < PAGE) break;
    after = last.id;
  }
  const all = [...findings, ...(await unknownFolders(folder.media(), known)), ...unknownFiles({ db, folder })];
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

function referenceFindings({ id, title }: StoredItem, state: ReferenceState): LibraryFinding[] {
  if (state === 'there') return [];
  return [{ problem: state === 'missing' ? 'reference_missing' : 'reference_changed', id, title }];
}

async function checkFile({ id, title, sizeBytes }: StoredItem, file: string): Promise<LibraryFinding[]> {
  const facts = await stat(file).catch(gone);
  if (!facts?.isFile()) return [{ problem: 'file_missing', id, title }];
  if (sizeBytes === null || facts.size === sizeBytes) return [];
  return [{ problem: 'size_differs', id, title, expectedBytes: sizeBytes, foundBytes: facts.size }];
}

/** Hidden folders hold what is not complete yet. */
async function unknownFolders(media: string, known: ReadonlySet<string>): Promise<LibraryFinding[]> {
  const entries = (await readdir(media, { withFileTypes: true }).catch(gone)) ?? [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !known.has(entry.name))
    .map(({ name }) => ({ problem: 'unknown_folder', id: null, title: name }) as const);
}

/** Files in the folders of kinds that no item has, and that are not to be removed or still coming either. */
function unknownFiles({ db, folder }: Pick<CheckDeps, 'db' | 'folder'>): LibraryFinding[] {
  const files = filesInPlaces(folder);
  const places = db.all<{ place: string; extension: string | null }>(
    `SELECT place, place_extension AS extension FROM sidecars WHERE place IS NOT NULL
     UNION ALL SELECT place, place_extension FROM place_moves`,
  );
  const known = new Set(
    places.flatMap(({ place, extension }) => [placeKey(`${place}.json`), placeKey(place + (extension ?? '.json'))]),
  );
  return files
    .filter((file) => !known.has(placeKey(file)))
    .map((title) => ({ problem: 'unknown_file', id: null, title }) as const);
}

/** What is not there is a finding or nothing at all; whatever else is wrong is said. */
function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
