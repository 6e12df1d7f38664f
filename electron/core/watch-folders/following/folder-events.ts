import fs from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { WatchFolderId } from '../../../../shared/domain/ids.ts';
import { isRemoteFolder } from './is-remote-folder.ts';

/** Tells when something happens in folders, where the file system does. */
export type FolderEvents = {
  /**
   * Follows a folder with those that are below it now. What happens in any of them after it resolved is told; to be called before each
   * look, so that what happened before is seen by that. False where events cannot be counted on: a network folder, too many
   * folders, or a system that gives no more watches. Never throws.
   */
  follow(id: WatchFolderId, root: string): Promise<boolean>;
  /** Follows none but these any more. */
  keepOnly(ids: ReadonlySet<WatchFolderId>): void;
  stop(): void;
};

/** The system has a bounded number of watches for all programs together. */
const MOST_FOLDERS = 2000;
/** As deep as looks go. */
const MOST_DEPTH = 8;

type Watched = { root: string; inode: bigint; watchers: Map<string, fs.FSWatcher> };

/** `onEvent` is called for each event, often several times for one file. */
export function createFolderEvents(onEvent: (id: WatchFolderId) => void): FolderEvents {
  const followed = new Map<WatchFolderId, Watched>();
  let isStopped = false;
  const leave = (id: WatchFolderId) => {
    for (const watcher of followed.get(id)?.watchers.values() ?? []) watcher.close();
    followed.delete(id);
  };
  return {
    follow: async (id, root) => {
      try {
        const { ino } = await stat(root, { bigint: true });
        const isRemote = await isRemoteFolder(root);
        const folders = watchesEach() && !isRemote ? await foldersIn(root) : [root];
        if (isRemote || isStopped) {
          leave(id);
          return false;
        }
        const known = followed.get(id);
        // Another folder under the same name: the watches are of the former.
        if (known && (known.inode !== ino || known.root !== root)) leave(id);
        const watched = followed.get(id) ?? { root, inode: ino, watchers: new Map<string, fs.FSWatcher>() };
        followed.set(id, watched);
        cover(watched, folders, () => onEvent(id));
        return true;
      } catch {
        // The look that comes next says what is wrong with the folder itself; else looks after pauses are enough.
        leave(id);
        return false;
      }
    },
    keepOnly: (ids) => {
      for (const id of followed.keys()) if (!ids.has(id)) leave(id);
    },
    stop: () => {
      isStopped = true;
      for (const id of followed.keys()) leave(id);
    },
  };
}

/** On Linux a watch is of one folder; Node's own way of following all below takes one for each file. */
const watchesEach = (): boolean => process.platform !== 'win32' && process.platform !== 'darwin';

/** Throws where there are too many, or one cannot be read. */
async function foldersIn(root: string): Promise<string[]> {
  const folders: string[] = [];
  const waiting = [{ at: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, depth } = next;
    folders.push(at);
    if (folders.length > MOST_FOLDERS) throw new Error('There are too many folders.');
    if (depth === MOST_DEPTH) continue;
    for (const entry of await readdir(at, { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.startsWith('.'))
        waiting.push({ at: path.join(at, entry.name), depth: depth + 1 });
  }
  return folders;
}

/** Throws where the system gives no more watches. */
function cover({ watchers }: Watched, folders: readonly string[], onEvent: () => void): void {
  const present = new Set(folders);
  const drop = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  for (const folder of watchers.keys()) if (!present.has(folder)) drop(folder);
  for (const folder of folders) {
    if (watchers.has(folder)) continue;
    const watcher = fs.watch(folder, { persistent: false, recursive: !watchesEach() }, (_kind, name) => {
      // A folder that was replaced by another of its name has a watch of its own again at the next look.
      if (name !== null) drop(path.join(folder, name));
      onEvent();
    });
    watcher.on('error', () => {
      drop(folder);
      onEvent();
    });
    watchers.set(folder, watcher);
  }
}
