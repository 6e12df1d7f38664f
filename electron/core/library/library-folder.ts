import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { KIND_FOLDERS } from '../../../shared/domain/library/places/place-name.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Db, Tx } from '../database/database.ts';
import { fileFailure } from '../files/file-failure.ts';
import { findPlace } from './places/place-table.ts';

const FACT = 'library-folder';
const MOVE_FACT = 'library-move';

/** What a library has in its folder; whatever else is there is not its own. */
export const LIBRARY_FOLDERS: readonly string[] = ['media', ...Object.values(KIND_FOLDERS)];

/** Name of the sidecar of an item that has a folder in `media`. */
export const ITEM_SIDECAR = 'item.json';

/** A move of the library under way; `to` is its own folder, which was not there before. */
export type LibraryMove = { from: string; to: string };

/**
 * Where the library's files lie: in a folder of their kind under a name that people read (see migration 0036), or in `media/<item>`
 * where they have none; `media/.incoming` is for what is not complete yet, and `media` for what belongs to no single item.
 */
export interface LibraryFolder {
  root(): string;
  media(): string;
  /** Folder of what an item has in `media`: all its files, or none where they have a readable place. */
  item(id: ItemId): string;
  /** The file of an item, which need not be there; `mediaFile` is its name in the item's folder. */
  file(id: ItemId, mediaFile: string): string;
  /** The sidecar of an item, which need not be there. */
  sidecar(id: ItemId): string;
  /** The absolute path of a place, without an ending. */
  place(place: string): string;
  /** Whether the folder was there and is not now: its disk is not connected, or somebody moved, renamed or deleted it. */
  isMissing(): boolean;
  /** Throws FOLDER_READ_ONLY `library_missing` where the folder is missing. */
  checkThere(): void;
  /** Makes the folder where it is missing. Throws FOLDER_READ_ONLY, DISK_FULL. */
  makeAnew(): void;
  /**
   * Folder for incomplete files, on the same disk as the rest; created when needed. Throws FOLDER_READ_ONLY (`library_missing` where
   * the library's folder is missing), DISK_FULL.
   */
  incoming(): string;
  /** Removes what an earlier run left incomplete. */
  clearIncoming(): void;
  /** Points at another folder from now on; `alongside` runs in the same transaction. */
  moveTo(root: string, alongside?: (tx: Tx) => void): void;
  /** Notes a move before it begins, and forgets it (null) when nothing of it is left to do. */
  noteMove(move: LibraryMove | null): void;
  /** The move that was noted last, which a crash may have broken off. */
  notedMove(): LibraryMove | null;
}

/** Opens the library where the user last moved it, else at `initial`. */
export function createLibraryFolder(db: Db, initial: string): LibraryFolder {
  // Read each time: another program may have moved it.
  const root = () =>
    db.get<{ value: string }>('SELECT value FROM facts WHERE name = :name', { name: FACT })?.value ?? initial;
  const media = () => path.join(root(), 'media');
  const placePath = (place: string) => path.join(root(), ...place.split('/'));
  const isMissing = () => (root() !== initial || wasWritten(db)) && !fs.existsSync(media());
  const checkThere = () => {
    if (!isMissing()) return;
    const message = 'Can’t find the library folder. Connect its disk, or find the folder in Settings.';
    throw new Failure('FOLDER_READ_ONLY', message, { reason: 'library_missing', folder: path.basename(root()) });
  };
  const used = (id: ItemId) => {
    const place = findPlace(db, id);
    return place === null || place.state === 'coming' ? null : place;
  };
  return {
    root,
    media,
    item: (id) => path.join(media(), id),
    file: (id, mediaFile) => {
      const { place, extension = null } = used(id) ?? {};
      return place === undefined || extension === null
        ? path.join(media(), id, mediaFile)
        : placePath(place) + extension;
    },
    sidecar: (id) => {
      const place = used(id)?.place;
      return place === undefined ? path.join(media(), id, ITEM_SIDECAR) : `${placePath(place)}.json`;
    },
    place: placePath,
    isMissing,
    checkThere,
    makeAnew: () => makeFolder(media()),
    incoming: () => {
      const folder = path.join(media(), '.incoming');
      // It must not begin anew at the mount point of a disk that is not there now, or beside a folder that was renamed.
      checkThere();
      makeFolder(folder);
      return folder;
    },
    clearIncoming: () => fs.rmSync(path.join(media(), '.incoming'), { recursive: true, force: true }),
    moveTo: (next, alongside) => {
      db.writeSynced((tx) => {
        putFact(tx, FACT, next);
        alongside?.(tx);
      });
    },
    noteMove: (move) =>
      db.writeSynced((tx) => {
        if (move === null) tx.run('DELETE FROM facts WHERE name = :name', { name: MOVE_FACT });
        else putFact(tx, MOVE_FACT, JSON.stringify(move));
      }),
    notedMove: () => {
      const fact = db.get<{ value: string }>('SELECT value FROM facts WHERE name = :name', { name: MOVE_FACT });
      return fact ? (JSON.parse(fact.value) as LibraryMove) : null;
    },
  };
}

/** Whether anything was ever written into the library's folder. */
const wasWritten = (db: Db): boolean => db.get('SELECT 1 FROM sidecars WHERE written_revision > 0') !== undefined;

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw asReadOnly(error);
  }
}

function putFact(tx: Tx, name: string, value: string): void {
  const sql = `INSERT INTO facts (name, value) VALUES (:name, :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  tx.run(sql, { name, value });
}

/** Where a folder cannot be made, it does not matter which part of the way to it is missing. */
function asReadOnly(error: unknown): unknown {
  const failure = fileFailure(error, 'the library');
  if (failure instanceof Failure && failure.code === 'DISK_FULL') return failure;
  return new Failure(
    'FOLDER_READ_ONLY',
    'Can’t write to the library folder. Change its permissions or choose another folder.',
    { folder: 'The library' },
    { cause: error },
  );
}
