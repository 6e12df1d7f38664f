import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemSidecar,
  itemSidecarSchema,
  sharedSidecarSchema,
} from '../../../../shared/domain/library/sidecar/sidecar-schema.ts';
import type { RebuildProblem } from '../../../../shared/domain/library/library-rebuild.ts';
import type { Db, Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import { readSidecar } from '../read-sidecar.ts';
import { storeItemSidecar, storeSharedSidecar } from '../content/sidecar-content.ts';
import { ITEM_SIDECAR, SHARED_SIDECAR, SHARED_SUBJECT } from '../sidecar-place.ts';

/** As many sidecars are read before they are stored together. */
const BATCH = 100;

/** What was found of the library's folders. */
type Rebuilt = { itemCount: number; problems: RebuildProblem[] };
type Read = { sidecar: ItemSidecar; sha256: string };
/** A sidecar whose rows name an item that may come later. */
type Part = { id: ItemId; scriptId: ItemId; createdAtMs: number; number: number };

/**
 * Fills a new database from the folders of a library. A folder from which nothing can be taken is a problem and stays out.
 * Throws where a file cannot be read at all, or the database cannot be written.
 */
export async function rebuildDatabase(db: Db, media: string): Promise<Rebuilt> {
  const problems: RebuildProblem[] = [];
  const parts: Part[] = [];
  let itemCount = 0;
  // First: items are on boards.
  await storeShared(db, media, problems);
  const folders = await foldersOf(media);
  for (let at = 0; at < folders.length; at += BATCH) {
    const read = await readAll(media, folders.slice(at, at + BATCH), problems);
    db.write((tx) => {
      for (const each of read) storeAlone(tx, each);
    });
    parts.push(...read.flatMap(({ sidecar }) => partsOf(sidecar)));
    itemCount += read.length;
  }
  // In the order in which they were made, which is that of their rows.
  parts.sort((one, other) => one.createdAtMs - other.createdAtMs || one.number - other.number);
  for (let at = 0; at < parts.length; at += BATCH) {
    itemCount -= await storeParts(db, { media, problems }, parts.slice(at, at + BATCH));
  }
  return { itemCount, problems };
}

/** Hidden folders hold what is not complete. */
async function foldersOf(media: string): Promise<string[]> {
  const entries = await readdir(media, { withFileTypes: true }).catch((error: unknown) => {
    throw fileFailure(error, 'the library');
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .toSorted();
}

async function readAll(media: string, folders: string[], problems: RebuildProblem[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const folder of folders) {
    const result = await readSidecar(path.join(media, folder, ITEM_SIDECAR), itemSidecarSchema);
    if ('problem' in result) problems.push({ problem: result.problem, folder });
    else if (result.sidecar.id !== folder) problems.push({ problem: 'sidecar_elsewhere', folder });
    else read.push(result);
  }
  return read;
}

function storeAlone(tx: Tx, { sidecar, sha256 }: Read): void {
  storeItemSidecar(tx, sidecar, { ofOthers: false });
  noteWritten(tx, sidecar.id, sha256);
}

/** What is stored from a sidecar is in it. */
function noteWritten(tx: Tx, subject: string, sha256: string): void {
  tx.run('UPDATE sidecars SET written_revision = revision, sha256 = :sha256 WHERE subject = :subject', {
    subject,
    sha256,
  });
}

const partsOf = ({ id, take: [take] }: ItemSidecar): Part[] => (take ? [{ id, ...take }] : []);

/** Returns how many belong to an item that is not there: they are no items either. */
async function storeParts(
  db: Db,
  { media, problems }: { media: string; problems: RebuildProblem[] },
  parts: readonly Part[],
): Promise<number> {
  const ids = parts.map(({ id }) => id);
  const read = await readAll(media, ids, problems);
  return db.write((tx) => {
    let lost = 0;
    for (const { sidecar, sha256 } of read) {
      const owner = sidecar.take[0]?.scriptId ?? null;
      if (tx.get('SELECT id FROM scripts WHERE id = :owner', { owner })) {
        storeItemSidecar(tx, sidecar, { ofOthers: true });
        noteWritten(tx, sidecar.id, sha256);
        continue;
      }
      lost += tx.run('DELETE FROM items WHERE id = :id', { id: sidecar.id });
      // Nobody deleted it: its files must stay.
      tx.run('DELETE FROM sidecars WHERE subject = :id', { id: sidecar.id });
      problems.push({ problem: 'owner_missing', folder: sidecar.id });
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
