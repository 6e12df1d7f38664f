import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ItemSidecar, itemSidecarSchema } from '../../../../shared/domain/library/sidecar/sidecar-schema.ts';
import { sharedSidecarSchema } from '../../../../shared/domain/library/sidecar/shared-sidecar-schema.ts';
import type { RebuildProblem } from '../../../../shared/domain/library/upkeep/library-rebuild.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { LibraryFolder } from '../../library/library-folder.ts';
import { foundPlace, putPlace } from '../../library/places/place-table.ts';
import { readSidecar } from '../read-sidecar.ts';
import { storeItemSidecar, storeSharedSidecar } from '../content/sidecar-content.ts';
import { SHARED_SIDECAR, SHARED_SUBJECT } from '../sidecar-place.ts';
import { type SidecarSource, sidecarSources } from './sidecar-sources.ts';

/** As many sidecars are read before they are stored together. */
const BATCH = 100;

/** What was found of the library's folders. */
type Rebuilt = { itemCount: number; problems: RebuildProblem[] };
type Read = { sidecar: ItemSidecar; sha256: string; source: SidecarSource };
/** A sidecar whose rows name an item that may come later. */
type Part = { source: SidecarSource; scriptId: ItemId; createdAtMs: number; number: number };

/**
 * Fills a new database from the folders of a library. A folder from which nothing can be taken is a problem and stays out.
 * `former` are keys of places that renamed files had until lately. Throws where a file cannot be read at all, or the database cannot be written.
 */
export async function rebuildDatabase(
  db: Db,
  folder: Pick<LibraryFolder, 'root' | 'media'>,
  former: ReadonlySet<string>,
): Promise<Rebuilt> {
  const problems: RebuildProblem[] = [];
  const parts: Part[] = [];
  let itemCount = 0;
  // First: items are on boards.
  await storeShared(db, folder.media(), problems);
  const sources = await sidecarSources(folder, { problems, former });
  for (let at = 0; at < sources.length; at += BATCH) {
    const read = await readAll(sources.slice(at, at + BATCH), problems);
    const stored = db.write((tx) => read.filter((each) => storeAlone(tx, each, problems)));
    parts.push(...stored.flatMap(partsOf));
    itemCount += stored.length;
  }
  // In the order in which they were made, which is that of their rows.
  parts.sort((one, other) => one.createdAtMs - other.createdAtMs || one.number - other.number);
  for (let at = 0; at < parts.length; at += BATCH) {
    itemCount -= await storeParts(db, problems, parts.slice(at, at + BATCH));
  }
  return { itemCount, problems: problems.filter((each) => !isLeftOfMove(db, each)) };
}

/** What a move into readable folders leaves until the next start has a sidecar only if one was written before the move. */
const isLeftOfMove = (db: Db, { problem, folder }: RebuildProblem): boolean =>
  problem === 'sidecar_missing' && db.get('SELECT 1 FROM items WHERE id = :folder', { folder }) !== undefined;

async function readAll(sources: readonly SidecarSource[], problems: RebuildProblem[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const source of sources) {
    const result = await readSidecar(source.file, itemSidecarSchema);
    if ('problem' in result) problems.push({ problem: result.problem, folder: source.name });
    else if (source.id !== null && result.sidecar.id !== source.id)
      problems.push({ problem: 'sidecar_elsewhere', folder: source.name });
    else read.push({ ...result, source });
  }
  return read;
}

/** False for an item that another folder had before: what is left of a move into readable folders, or a copy that somebody made. */
function storeAlone(tx: Tx, { sidecar, sha256, source }: Read, problems: RebuildProblem[]): boolean {
  if (tx.get('SELECT id FROM items WHERE id = :id', { id: sidecar.id })) {
    if (source.id === null) problems.push({ problem: 'sidecar_elsewhere', folder: source.name });
    return false;
  }
  storeItemSidecar(tx, sidecar, { ofOthers: false });
  if (source.id === null) {
    const { mediaFile, sizeBytes } = sidecar.item[0];
    const isOutside = sidecar.reference.length > 0;
    putPlace(tx, sidecar.id, foundPlace(source.name, { mediaFile: isOutside ? null : mediaFile, sizeBytes }));
  }
  noteWritten(tx, sidecar.id, sha256);
  return true;
}

/** What is stored from a sidecar is in it. */
function noteWritten(tx: Tx, subject: string, sha256: string): void {
  tx.run('UPDATE sidecars SET written_revision = revision, sha256 = :sha256 WHERE subject = :subject', {
    subject,
    sha256,
  });
}

const partsOf = ({
  source,
  sidecar: {
    take: [take],
  },
}: Read): Part[] => (take ? [{ source, ...take }] : []);

/** Returns how many belong to an item that is not there: they are no items either. */
async function storeParts(db: Db, problems: RebuildProblem[], parts: readonly Part[]): Promise<number> {
  const sources = parts.map(({ source }) => source);
  const read = await readAll(sources, problems);
  return db.write((tx) => {
    let lost = 0;
    for (const { sidecar, sha256, source } of read) {
      const owner = sidecar.take[0]?.scriptId ?? null;
      if (tx.get('SELECT id FROM scripts WHERE id = :owner', { owner })) {
        storeItemSidecar(tx, sidecar, { ofOthers: true });
        noteWritten(tx, sidecar.id, sha256);
        continue;
      }
      lost += tx.run('DELETE FROM items WHERE id = :id', { id: sidecar.id });
      // Nobody deleted it: its files must stay.
      tx.run('DELETE FROM sidecars WHERE subject = :id', { id: sidecar.id });
      problems.push({ problem: 'owner_missing', folder: source.name });
    }
    return lost;
  });
}

async function storeShared(db: Db, media: string, problems: RebuildProblem[]): Promise<void> {
  const shared = await readSidecar(path.join(media, SHARED_SIDECAR), sharedSidecarSchema);
  if ('problem' in shared) {
    problems.push({ problem: shared.problem, folder: SHARED_SIDECAR });
    return;
  }
  db.write((tx) => {
    storeSharedSidecar(tx, shared.sidecar);
    noteWritten(tx, SHARED_SUBJECT, shared.sha256);
  });
}

/** Removes a database file with what belongs to it. */
export async function removeDatabase(file: string): Promise<void> {
  for (const suffix of ['-wal', '-shm', '']) await rm(file + suffix, { force: true });
}
