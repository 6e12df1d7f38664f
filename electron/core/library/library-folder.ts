import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Db, Tx } from '../database/database.ts';
import { fileFailure } from '../files/file-failure.ts';

const FACT = 'library-folder';
const MOVE_FACT = 'library-move';

/** A move of the library under way; `to` is its own folder, which was not there before. */
export type LibraryMove = { from: string; to: string };

/** Where the library's files lie: `media/<item>/…`, and `media/.incoming` for what is not complete yet. */
export interface LibraryFolder {
  root(): string;
  media(): string;
  /** Folder of one item's files. */
  item(id: ItemId): string;
  /** Folder for incomplete files, on the same disk as the rest; created when needed. Throws FOLDER_READ_ONLY, DISK_FULL. */
  incoming(): string;
  /** Removes what an earlier run left incomplete. */
  clearIncoming(): void;
  /** Points at another folder from now on. */
  moveTo(root: string): void;
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
  return {
    root,
    media,
    item: (id) => path.join(media(), id),
    incoming: () => {
      const folder = path.join(media(), '.incoming');
      // A library that was moved to a disk which is not there now must not begin anew at its mount point.
      if (root() !== initial && !fs.existsSync(media())) {
        throw new Failure('FOLDER_READ_ONLY', 'Can’t find the library folder. Check that its disk is connected.', {
          folder: 'The library',
        });
      }
      try {
        fs.mkdirSync(folder, { recursive: true });
      } catch (error) {
        throw asReadOnly(error);
      }
      return folder;
    },
    clearIncoming: () => fs.rmSync(path.join(media(), '.incoming'), { recursive: true, force: true }),
    moveTo: (next) => {
      db.writeSynced((tx) => putFact(tx, FACT, next));
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
