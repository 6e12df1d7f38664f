import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { stemOf } from '../../../../shared/domain/files/file-name.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { placeKey } from '../../../../shared/domain/library/places/place-name.ts';
import type { RebuildProblem } from '../../../../shared/domain/library/upkeep/library-rebuild.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { ITEM_SIDECAR, type LibraryFolder } from '../../library/library-folder.ts';
import { readOwner } from '../../library/places/sidecar-owner.ts';
import { filesInPlaces } from '../../library/places/walk-places.ts';

/** A sidecar's absolute path. `id`: whose it must be, by the folder that it is in; null in a readable folder, where `name` is its place. */
export type SidecarSource = { file: string; name: string; id: ItemId | null };

const ENDING = '.json';

/** The sidecars of a library, those in readable folders first. A file there that has none beside it is a problem; what is left under `former` keys is nothing. */
export async function sidecarSources(
  folder: Pick<LibraryFolder, 'root' | 'media'>,
  { problems, former }: { problems: RebuildProblem[]; former: ReadonlySet<string> },
): Promise<SidecarSource[]> {
  const files = filesInPlaces(folder).filter((name) => !former.has(placeKey(stemOf(name))));
  const absolute = (name: string) => path.join(folder.root(), ...name.split('/'));
  const sidecars = files.filter((name) => name.endsWith(ENDING));
  const stems = new Set(sidecars.map((name) => name.slice(0, -ENDING.length)));
  for (const name of files)
    if (!name.endsWith(ENDING) && !stems.has(stemOf(name))) problems.push({ problem: 'sidecar_missing', folder: name });
  const placed = sidecars
    // A file of somebody else, but not a sidecar that was damaged.
    .filter((name) => readOwner(absolute(name)) !== 'foreign')
    .map((name) => ({ file: absolute(name), name: name.slice(0, -ENDING.length), id: null }));
  return [...placed, ...(await foldersOfIds(folder.media()))];
}

/** Hidden folders hold what is not complete. */
async function foldersOfIds(media: string): Promise<SidecarSource[]> {
  const entries = await readdir(media, { withFileTypes: true }).catch((error: unknown) => {
    throw fileFailure(error, 'the library');
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ file: path.join(media, name, ITEM_SIDECAR), name, id: name as ItemId }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
