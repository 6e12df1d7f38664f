import type { Backups } from './backups/backups.ts';
import { type BackupNeighbours, createBackups } from './backups/create-backups.ts';
import type { BackgroundRecognition } from './background-recognition/background-recognition.ts';
import {
  createBackgroundRecognition,
  type RecognitionNeighbours,
} from './background-recognition/create-background-recognition.ts';
import type { CoreContext } from './core-context.ts';
import type { LookReader } from './media/images/looks/create-look-reader.ts';
import { createMusicListener, type MusicListenerNeighbours } from './music/analysis/create-music-listener.ts';
import { createLookKeeper } from './looks/create-look-keeper.ts';
import { createWatchFolders, type WatchNeighbours } from './watch-folders/create-watch-folders.ts';
import type { WatchFolders } from './watch-folders/watch-folders.ts';

/** Domains that also work by themselves. */
export type KeptDomains = {
  backgroundRecognition: BackgroundRecognition;
  backups: Backups;
  watchFolders: WatchFolders;
};

/** Builds what looks after files by itself, in the program that looks after the profile. */
export function openKeepers(
  context: CoreContext,
  neighbours: BackupNeighbours &
    WatchNeighbours &
    RecognitionNeighbours &
    MusicListenerNeighbours & { media: LookReader },
) {
  const backupKeeper = createBackups(context, neighbours);
  const folderWatch = createWatchFolders(context, neighbours);
  const recognition = createBackgroundRecognition(context, neighbours);
  const looks = createLookKeeper(context, neighbours);
  const listener = createMusicListener(context, neighbours);
  const { backgroundRecognition } = recognition;
  const { watchFolders } = folderWatch;
  const kept: KeptDomains = { backgroundRecognition, backups: backupKeeper.backups, watchFolders };
  const stopKeepers = async () => {
    backupKeeper.stop();
    await Promise.all([folderWatch.stop(), recognition.stop(), looks.stop(), listener.stop()]);
  };
  return { kept, backupKeeper, folderWatch, recognition, looks, listener, stopKeepers };
}
