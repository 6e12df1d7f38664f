import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type Libsql from 'libsql';
import { syncFileNow, syncFolderNow } from '../../../../shared/disk/sync-folder.ts';
import { hasColumn, hasTable, withConnection } from './copy-database.ts';

/**
 * Puts a copy of a database in the place of `file`, which nobody has open. A kill in between leaves either the one or the other.
 * Throws DISK_FULL, FOLDER_READ_ONLY; the former database is in use then.
 */
export function replaceDatabase(file: string, copy: string): void {
  const coming = `${file}.restoring`;
  // An earlier try may have been killed.
  for (const suffix of ['', '-wal', '-shm']) rmSync(coming + suffix, { force: true });
  copyFileSync(copy, coming);
  withConnection(coming, (connection) => {
    connection.exec('PRAGMA journal_mode = DELETE');
    fitToPresent(connection, existsSync(file) ? file : null);
  });
  syncFileNow(coming);
  if (existsSync(file)) emptyLog(file);
  renameSync(coming, file);
  syncFolderNow(path.dirname(file));
}

/** The log of the former database would be played into the new one. Emptied first, it is not missed if this is all that happens. */
function emptyLog(file: string): void {
  withConnection(file, (connection) => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/**
 * What is of the present and not of the time of the copy: the library may have been moved since; tasks that were running then have
 * ended since, or may have been billed; and sidecars are to say what the index says again. What was being deleted or added then is
 * forgotten, so that no file of an item that was added since is taken for one of those.
 */
function fitToPresent(connection: Libsql.Database, present: string | null): void {
  if (present !== null) {
    connection.exec(`ATTACH '${present.replaceAll("'", "''")}' AS present`);
    if (hasTable(connection, 'facts', 'present')) {
      connection.exec(`DELETE FROM main.facts WHERE name IN ('library-folder', 'library-move');
        INSERT INTO main.facts (name, value) SELECT name, value FROM present.facts
          WHERE name IN ('library-folder', 'library-move')`);
    }
    connection.exec('DETACH present');
  }
  connection.exec(`UPDATE jobs SET state = 'cancelled', finished_at_ms = coalesce(finished_at_ms, ${Date.now()})
    WHERE kind <> 'import' AND state IN ('queued', 'running', 'waiting', 'interrupted')`);
  if (!hasTable(connection, 'sidecars')) return;
  connection.exec(`DELETE FROM sidecars WHERE subject <> 'library' AND subject NOT IN (SELECT id FROM items);
    UPDATE sidecars SET revision = revision + 1, written_revision = 0`);
  // Files may have come to other places since.
  if (hasColumn(connection, 'sidecars', 'place_state'))
    connection.exec(`UPDATE sidecars SET place = NULL, place_key = NULL, place_extension = NULL, place_state = NULL,
      place_mark = NULL WHERE place_state = 'coming'`);
  if (hasTable(connection, 'place_moves')) connection.exec('DELETE FROM place_moves');
  connection.exec(`INSERT OR REPLACE INTO facts (name, value) VALUES ('places-unsure', 'restored')`);
}
