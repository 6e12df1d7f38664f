import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { WatchFolderId } from '../../../shared/domain/ids.ts';
import type { WatchFolder, WatchPreset } from '../../../shared/domain/library/watch-folder.ts';
import type { CoreContext } from '../core-context.ts';
import { fileFailure } from '../files/file-failure.ts';
import { isWithin } from '../files/paths/is-within.ts';
import type { Library } from '../library/library.ts';
import { createLookLoop, type LookLoop, type LookTimes } from './following/look-loop.ts';
import { type LastLook, type ScanDeps, scanFolder, seeFiles } from './scan-folder.ts';
import type { OpenWatchFolders, WatchFolders } from './watch-folders.ts';
import { folderCounts, putFile, selectFolders, type StoredFolder } from './watch-table.ts';

/** Failures that are told in full. */
const MOST_FAILURES = 20;

/** What watch folders need beside the context. */
export type WatchNeighbours = Omit<ScanDeps, 'db' | 'changes'> & { library: Pick<Library, 'folder' | 'importFile'> };

type Deps = CoreContext &
  WatchNeighbours & {
    looks: Map<WatchFolderId, LastLook>;
    loop: LookLoop;
  };

/** Builds the watch folders. None is looked at before `start`; only one program at a time may look. */
export function createWatchFolders(
  context: CoreContext,
  neighbours: WatchNeighbours,
  times: LookTimes = {},
): OpenWatchFolders {
  const ending = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  // The list of folders is on a disk too, and one that has gone must not keep core from ending.
  const failed = (error: unknown) =>
    context.log.warn('Watch folders could not be looked at.', { code: failureRecord(error).code });
  const look = (isDue: (id: WatchFolderId) => boolean = () => true) =>
    (looking = looking.then(() => lookAtAll(deps, { isDue, signal: ending.signal })).catch(failed));
  // Not the time of day: where that is set back, no folder would be looked at until it is what it was.
  const loop = createLookLoop(
    () => look(loop.isDue),
    () => performance.now(),
    times,
  );
  const deps: Deps = { ...context, ...neighbours, looks: new Map(), loop };
  return {
    watchFolders: watchFoldersOf(deps),
    start: loop.start,
    look: () => look(),
    stop: async () => {
      ending.abort();
      loop.stop();
      await looking;
    },
  };
}

async function lookAtAll(
  deps: Deps,
  { isDue, signal }: { isDue: (id: WatchFolderId) => boolean; signal: AbortSignal },
): Promise<void> {
  const { loop } = deps;
  const folders = selectFolders(deps.db).filter(({ isPaused }) => !isPaused);
  loop.keepOnly(new Set(folders.map(({ id }) => id)));
  for (const folder of folders) {
    if (signal.aborted) return;
    if (!isDue(folder.id)) continue;
    try {
      const before = deps.looks.get(folder.id);
      await loop.begin(folder);
      const now = await scanFolder(deps, folder, { before, signal });
      deps.looks.set(folder.id, now);
      loop.end(folder.id, { fileCount: now.fileCount, growingCount: now.growing.size });
      if (before?.state !== now.state || before.growing.size !== now.growing.size)
        deps.changes.publish('watch-folders', []);
    } catch (error) {
      deps.log.warn('A watch folder could not be looked at.', { code: failureRecord(error).code });
    }
  }
}

function watchFoldersOf(deps: Deps): WatchFolders {
  const { db, shell, changes, looks, loop } = deps;
  const change = (id: WatchFolderId, sql: string, parameters = {}) => {
    find(deps, id);
    db.write((tx) => tx.run(sql, { id, ...parameters }));
    loop.hurry(id);
    changes.publish('watch-folders', []);
  };
  const add: WatchFolders['add'] = async ({ path: chosen, preset }) => {
    const id = await addFolder(deps, chosen, preset);
    return shown(deps, find(deps, id));
  };
  return {
    list: () => selectFolders(db).map((folder) => shown(deps, folder)),
    choose: async ({ preset }) => {
      const chosen = await shell.chooseFolder('Choose a folder to watch');
      return chosen === null ? null : await add({ path: chosen, preset });
    },
    add,
    update: ({ id, preset, isPaused }) => {
      const before = find(deps, id);
      const next = { preset: JSON.stringify(preset ?? before.preset), isPaused: (isPaused ?? before.isPaused) ? 1 : 0 };
      change(id, 'UPDATE watch_folders SET preset = :preset, is_paused = :isPaused WHERE id = :id', next);
      return shown(deps, find(deps, id));
    },
    importLeft: ({ id }) => change(id, `DELETE FROM watched_files WHERE folder_id = :id AND state = 'left'`),
    retry: ({ id }) => {
      change(id, `DELETE FROM watched_files WHERE folder_id = :id AND state = 'failed'`);
      change(id, `UPDATE watched_files SET failure = NULL WHERE folder_id = :id AND failure IS NOT NULL`);
    },
    remove: ({ id }) => {
      change(id, 'DELETE FROM watch_folders WHERE id = :id');
      looks.delete(id);
    },
  };
}

async function addFolder(deps: Deps, chosen: string, preset: WatchPreset): Promise<WatchFolderId> {
  const { db, folders, library, changes } = deps;
  const name = path.basename(chosen);
  const root = await realpath(chosen).catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  const own = await Promise.all(
    [folders.data, folders.cache, library.folder()].map((each) => realpath(each).catch(() => each)),
  );
  if (own.some((each) => isWithin(root, each) || isWithin(each, root)))
    throw reasonedFailure('CONFLICT', 'watch_own_folder', { name });
  if (selectFolders(db).some((folder) => folder.path === root))
    throw reasonedFailure('CONFLICT', 'folder_watched', { name });
  const files = await seeFiles(root).catch((error: unknown) => {
    throw fileFailure(error, name);
  });
  const id = randomUUID() as WatchFolderId;
  db.write((tx) => {
    const sql = 'INSERT INTO watch_folders (id, path, preset) VALUES (:id, :path, :preset)';
    tx.run(sql, { id, path: root, preset: JSON.stringify(preset) });
    for (const file of files) putFile(tx, id, { ...file, state: 'left', sha256: null, itemId: null, failure: null });
  });
  changes.publish('watch-folders', []);
  return id;
}

function find({ db }: Deps, id: WatchFolderId): StoredFolder {
  const folder = selectFolders(db).find((each) => each.id === id);
  if (!folder) throw new Failure('NOT_FOUND', 'This folder is no longer watched.', { id });
  return folder;
}

function shown({ db, looks }: Deps, folder: StoredFolder): WatchFolder {
  const last = looks.get(folder.id);
  return {
    ...folder,
    ...folderCounts(db, folder.id, MOST_FAILURES),
    state: folder.isPaused ? 'paused' : (last?.state ?? 'watching'),
    comingCount: folder.isPaused ? 0 : (last?.growing.size ?? 0),
  };
}
