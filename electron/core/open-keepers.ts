import type { Backups } from './backups/backups.ts';
import { type BackupNeighbours, createBackups } from './backups/create-backups.ts';
import type { CoreContext } from './core-context.ts';
import { createWatchFolders, type WatchNeighbours } from './watch-folders/create-watch-folders.ts';
import type { WatchFolders } from './watch-folders/watch-folders.ts';

/** Domains that also work by themselves. */
export type KeptDomains = { backups: Backups; watchFolders: WatchFolders };

/** Builds what looks after files by itself, in the program that looks after the profile: backups and watch folders. */
export function openKeepers(context: CoreContext, neighbours: BackupNeighbours & WatchNeighbours) {
  const backupKeeper = createBackups(context, neighbours);
  const folderWatch = createWatchFolders(context, neighbours);
  const kept: KeptDomains = { backups: backupKeeper.backups, watchFolders: folderWatch.watchFolders };
  const stopKeepers = async () => {
    backupKeeper.stop();
    await folderWatch.stop();
  };
  return { kept, backupKeeper, folderWatch, stopKeepers };
}
