import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { hasMadeFile, kindsWhere } from '../../../shared/domain/library/item-kinds.ts';
import { exists } from '../files/paths/exists.ts';
import { fileFailure } from '../files/file-failure.ts';
import { moved, takeFile } from '../files/writing/incoming-file.ts';
import { giveUpItem } from './items/coming-items.ts';
import { findItem, insertItem, selectItems, shownItem, type StoredItem, updateMedia } from './items/item-table.ts';
import { readFacts } from './importing/media-reader.ts';
import type { LibraryDeps } from './library-deps.ts';
import { arriveAtPlace } from './places/place-table.ts';
import { removeItemFiles } from './places/removal/remove-item-files.ts';
import { settledAt, settleFile } from './places/claiming/settle-file.ts';
import { noteHash } from './storage/note-hash.ts';
import type { Tx } from '../database/database.ts';
import type { Library, MadeFile, ReadListener } from './library.ts';
import { safeExtension } from '../files/paths/media-names.ts';

/** Files that were made here: how they come into the library and are read. */
export type MadeFiles = Pick<Library, 'addMade' | 'addMadeTogether' | 'onRead'> & {
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
  const add: Library['addMadeTogether'] = async (files, alongside) => {
    const made = files.map((file) => ({ ...file, id: file.id ?? (randomUUID() as ItemId) }));
    const ids = made.map(({ id }) => id);
    await storeMade(deps, made, (tx) => alongside?.(tx, ids));
    deps.changes.publish('library', ids);
    return ids.map((id) => {
      const item = findItem(deps.db, id);
      reads.begin(item);
      return shownItem(item);
    });
  };
  return {
    addMade: async ({ alongside, ...made }) => {
      const [item] = await add([made], (tx, [id]) => id && alongside?.(tx, id));
      if (!item) throw new Error('A made file was stored as nothing.');
      return item;
    },
    addMadeTogether: add,
    onRead: (listener) => void listeners.add(listener),
    readLeft: () => {
      const kinds = JSON.stringify(kindsWhere(deps.kinds, hasMadeFile));
      for (const item of selectItems(deps.db, LEFT, { kinds })) reads.begin(item);
    },
    stop: () => reads.stop(),
  };
}

type Made = Omit<MadeFile, 'alongside'> & { id: ItemId };

/** A made file on its way into the library: where it waited for its place, and what it is called there (empty until it has one). */
type Moving = Made & { at: string; mediaFile: string; sizeBytes: number };

async function storeMade(deps: LibraryDeps, made: readonly Made[], alongside: (tx: Tx) => void): Promise<void> {
  const { db } = deps;
  const moving: Moving[] = [];
  let fileName = '';
  try {
    for (const each of made) {
      ({ fileName } = each);
      await moveIn(deps, each, moving);
    }
    db.writeSynced((tx) => {
      for (const { id, kind, title, fileName: sourceName, sizeBytes, mediaFile, recipe } of moving)
        insertItem(tx, { id, kind, title, sourceName, sourcePath: null, sizeBytes, mediaFile, recipe });
      for (const { id } of moving) arriveAtPlace(tx, id);
      alongside(tx);
    });
  } catch (error) {
    for (const each of moving) await giveBack(deps, each);
    throw fileFailure(error, fileName);
  }
  // They have two names until now.
  for (const { at } of moving) await rm(at, { force: true });
}

/** Gives a made file its place. It is among those that are `moving` as soon as it is not where it was. */
async function moveIn(deps: LibraryDeps, made: Made, moving: Moving[]): Promise<void> {
  const { file, fileName } = made;
  const incoming = await takeFile({ file, fileName, move: true }, deps.folder.incoming());
  const each = { ...made, at: incoming.file, mediaFile: '', sizeBytes: incoming.sizeBytes };
  moving.push(each);
  const coming = { ...made, sourceName: fileName, createdAtMs: Date.now() };
  const settled = await settleFile(deps, coming, { file: incoming.file, extension: safeExtension(fileName) });
  each.mediaFile = settled.mediaFile;
}

/** What was made cost time or money: it goes back to whoever made it. */
async function giveBack(deps: LibraryDeps, { id, at, mediaFile, file }: Moving): Promise<void> {
  const { db, log } = deps;
  try {
    const left = (await exists(at)) ? at : settledAt(deps, id, mediaFile);
    if (!(await moved(left, file))) await copyFile(left, file);
  } catch (lost) {
    log.error('A made file could not be given back.', { item: id, ...failureCode(lost) });
  }
  await removeItemFiles(deps, id);
  await rm(at, { force: true });
  giveUpItem(db, id);
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
  { db, folder, media, kinds }: LibraryDeps,
  request: { item: StoredItem; signal: AbortSignal; listeners: Set<ReadListener> },
): Promise<void> {
  const { item, signal, listeners } = request;
  const { id, kind } = item;
  const file = folder.file(id, item.mediaFile ?? '');
  const source = { mediaId: id, file, fileName: item.sourceName ?? item.title, signal };
  const { mediaType } = kinds[kind];
  const facts = await readFacts(media, { ...source, isMade: true }, mediaType);
  signal.throwIfAborted();
  db.write((tx) => {
    updateMedia(tx, id, { state: 'ready', facts });
    for (const listener of listeners) listener(tx, { id, kind, facts });
  });
  await noteHash(db, { id, file, signal });
}
