import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId, WatchFolderId } from '../../../shared/domain/ids.ts';
import type { WatchedFailure, WatchPreset } from '../../../shared/domain/library/watch-folder.ts';
import type { Db, Tx } from '../database/database.ts';

/** A watch folder as it is stored. */
export type StoredFolder = { id: WatchFolderId; path: string; preset: WatchPreset; isPaused: boolean };
/** What became of a file, see migration 0023. */
export type WatchedState = 'left' | 'imported' | 'settled' | 'failed';
/** What of a file tells whether it is still the same. */
export type FileMark = { sizeBytes: number; modifiedAtMs: number };
/** A file as it is stored; `name` is its path within the folder. */
export type WatchedFile = FileMark & {
  name: string;
  state: WatchedState;
  sha256: string | null;
  itemId: ItemId | null;
  failure: FailureRecord | null;
};

type FolderRow = { id: string; path: string; preset: string; is_paused: number };
type FileRow = {
  name: string;
  size_bytes: number;
  modified_at_ms: number;
  state: string;
  sha256: string | null;
  item_id: string | null;
  failure: string | null;
};

/** All watch folders in the order in which they were added. */
export function selectFolders(db: Db): StoredFolder[] {
  return db.all<FolderRow>('SELECT id, path, preset, is_paused FROM watch_folders ORDER BY row').map((row) => ({
    id: row.id as WatchFolderId,
    path: row.path,
    preset: JSON.parse(row.preset) as WatchPreset,
    isPaused: row.is_paused === 1,
  }));
}

/** Files of a folder, by name. */
export function selectFiles(db: Db, folderId: WatchFolderId): Map<string, WatchedFile> {
  const rows = db.all<FileRow>('SELECT * FROM watched_files WHERE folder_id = :folderId ORDER BY name', { folderId });
  return new Map(rows.map((row) => [row.name, fileOf(row)]));
}

/** The item that a file of these bytes became, in whatever folder. */
export function findImported(db: Db, sha256: string): ItemId | null {
  const sql = `SELECT item_id FROM watched_files WHERE sha256 = :sha256 AND item_id IS NOT NULL LIMIT 1`;
  return (db.get<{ item_id: string }>(sql, { sha256 })?.item_id ?? null) as ItemId | null;
}

/** Stores what became of a file, in place of what was known of it. */
export function putFile(tx: Tx, folderId: WatchFolderId, file: WatchedFile): void {
  tx.run(
    `INSERT INTO watched_files (folder_id, name, size_bytes, modified_at_ms, state, sha256, item_id, failure)
     VALUES (:folderId, :name, :sizeBytes, :modifiedAtMs, :state, :sha256, :itemId, :failure)
     ON CONFLICT (folder_id, name) DO UPDATE SET size_bytes = excluded.size_bytes, modified_at_ms = excluded.modified_at_ms,
       state = excluded.state, sha256 = excluded.sha256, item_id = excluded.item_id, failure = excluded.failure`,
    { ...file, folderId, failure: file.failure === null ? null : JSON.stringify(file.failure) },
  );
}

/** Gives a file its new name. */
export function renameFile(tx: Tx, folderId: WatchFolderId, { from, to }: { from: string; to: string }): void {
  tx.run('DELETE FROM watched_files WHERE folder_id = :folderId AND name = :to', { folderId, to });
  tx.run('UPDATE watched_files SET name = :to WHERE folder_id = :folderId AND name = :from', { folderId, from, to });
}

/** How many files a folder has in each state, and the first failures. */
export function folderCounts(db: Db, folderId: WatchFolderId, most: number) {
  const states = db.all<{ state: WatchedState; files: number }>(
    'SELECT state, count(*) AS files FROM watched_files WHERE folder_id = :folderId GROUP BY state',
    { folderId },
  );
  const count = (...wanted: WatchedState[]) =>
    states.filter(({ state }) => wanted.includes(state)).reduce((sum, { files }) => sum + files, 0);
  const failing = db.all<{ name: string; failure: string }>(
    'SELECT name, failure FROM watched_files WHERE folder_id = :folderId AND failure IS NOT NULL ORDER BY name',
    { folderId },
  );
  return {
    importedCount: count('imported', 'settled'),
    leftCount: count('left'),
    failedCount: failing.length,
    failures: failing.slice(0, most).map(({ name, failure }): WatchedFailure => ({
      name,
      failure: JSON.parse(failure) as FailureRecord,
    })),
  };
}

function fileOf(row: FileRow): WatchedFile {
  return {
    name: row.name,
    sizeBytes: row.size_bytes,
    modifiedAtMs: row.modified_at_ms,
    state: row.state as WatchedState,
    sha256: row.sha256,
    itemId: row.item_id as ItemId | null,
    failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
  };
}
