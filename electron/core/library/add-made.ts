import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { hasMadeFile, kindsWhere } from '../../../shared/domain/library/item-kinds.ts';
import { syncFoldersUpTo } from '../../../shared/disk/sync-folder.ts';
import { fileFailure } from '../files/file-failure.ts';
import { moved, takeFile } from '../files/incoming-file.ts';
import { findItem, insertItem, selectItems, shownItem, type StoredItem, updateMedia } from './item-table.ts';
import type { LibraryDeps } from './library-deps.ts';
import type { Library, ReadListener } from './library.ts';
import { safeExtension } from '../files/media-names.ts';

/** Files that were made here: how they come into the library and are read. */
export type MadeFiles = Pick<Library, 'addMade' | 'onRead'> & {
  /** Reads what an earlier run left unread; only for the owner of the profile. What is being read is left alone. */
  readLeft(): void;
  /** Stops reading; what was not read is read at the next start. */
  stop(): Promise<void>;
};

/** What a crash left unread, and what could not be read for a reason that does not lie in the file. */
const LEFT = `WHERE kind IN (SELECT value FROM json_each(:kinds)) AND (media_state = 'reading' OR media_state = 'failed'
  AND json_extract(media_failure, '$.code') IN ('WORKER_DIED', 'DISK_FULL', 'FOLDER_READ_ONLY')) ORDER BY row`;

/** Builds the part of the library that takes in made files. `onMedia` is called when the state of an item's media changed. */
export function createMadeFiles(deps: LibraryDeps, onMedia: () => void): MadeFiles {
  const listeners = new Set<ReadListener>();
  const reads = createReads(deps, { listeners, onMedia });
  return {
    addMade: async (made) => {
      const id = made.id ?? (randomUUID() as ItemId);
      await storeMade(deps, { ...made, id });
      deps.changes.publish('library', [id]);
      const item = findItem(deps.db, id);
      reads.begin(item);
      return shownItem(item);
    },
    onRead: (listener) => void listeners.add(listener),
    readLeft: () => {
      const kinds = JSON.stringify(kindsWhere(deps.kinds, hasMadeFile));
      for (const item of selectItems(deps.db, LEFT, { kinds })) reads.begin(item);
    },
    stop: () => reads.stop(),
  };
}

type Made = Parameters<Library['addMade']>[0] & { id: ItemId };

async function storeMade({ db, folder, log }: LibraryDeps, made: Made): Promise<void> {
  const { id, kind, title, fileName, recipe, alongside } = made;
  const mediaFile = `original${safeExtension(fileName)}`;
  const incoming = await takeFile({ file: made.file, fileName, move: true }, folder.incoming());
  let at = incoming.file;
  try {
    await mkdir(folder.item(id), { recursive: true });
    await rename(at, path.join(folder.item(id), mediaFile));
    at = path.join(folder.item(id), mediaFile);
    await syncFoldersUpTo(folder.item(id), folder.media());
    db.writeSynced((tx) => {
      const { sizeBytes } = incoming;
      insertItem(tx, { id, kind, title, sourceName: fileName, sourcePath: null, sizeBytes, mediaFile, recipe });
      alongside?.(tx, id);
    });
  } catch (error) {
    // What was made cost time or money: it goes back to whoever made it.
    try {
      if (!(await moved(at, made.file))) await copyFile(at, made.file);
    } catch (lost) {
      log.error('A made file could not be given back.', { item: id, ...failureCode(lost) });
    }
    await rm(folder.item(id), { recursive: true, force: true });
    await rm(incoming.file, { force: true });
    throw fileFailure(error, fileName);
  }
}

function createReads(deps: LibraryDeps, heard: { listeners: Set<ReadListener>; onMedia: () => void }) {
  const abort = new AbortController();
  const running = new Map<ItemId, Promise<void>>();
  const read = async (item: StoredItem): Promise<void> => {
    try {
      await readMade(deps, { item, signal: abort.signal, listeners: heard.listeners });
    } catch (error) {
      const failure = failureRecord(error);
      if (abort.signal.aborted) return;
      deps.log.warn('A made file could not be read.', { item: item.id, code: failure.code });
      deps.db.write((tx) => updateMedia(tx, item.id, { state: 'failed', failure }));
    }
    deps.changes.publish('library', [item.id]);
    heard.onMedia();
  };
  return {
    begin(item: StoredItem) {
      if (running.has(item.id)) return;
      const promise = read(item)
        .catch((error: unknown) => deps.log.error('A made file was lost sight of.', failureCode(error)))
        .finally(() => running.delete(item.id));
      running.set(item.id, promise);
    },
    async stop() {
      abort.abort();
      await Promise.allSettled(running.values());
    },
  };
}

const failureCode = (error: unknown) => ({ code: failureRecord(error).code });

async function readMade(
  { db, folder, media }: LibraryDeps,
  request: { item: StoredItem; signal: AbortSignal; listeners: Set<ReadListener> },
): Promise<void> {
  const { item, signal, listeners } = request;
  const { id, kind } = item;
  const facts = await media.prepare({
    mediaId: id,
    file: path.join(folder.item(id), item.mediaFile ?? ''),
    fileName: item.sourceName ?? item.title,
    isMade: true,
    signal,
  });
  signal.throwIfAborted();
  db.write((tx) => {
    updateMedia(tx, id, { state: 'ready', facts });
    for (const listener of listeners) listener(tx, { id, kind, facts });
  });
}
