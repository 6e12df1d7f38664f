import { engineFolderState, engineLockFile, removeEngineNote } from '../../shared/disk/engine-folder.ts';
import { type FolderLock, waitForFolderLock } from '../../shared/disk/folder-lock.ts';

/** An engine that is ending takes up to 2 s for it; one whose owner was killed a moment more. */
const ENDING_LIMIT_MS = 4000;

/**
 * Takes the engine's folder for this process: two engines in one would write over each other's lists of voices, files and
 * tasks. Waits for an engine that is just ending; null at once where another one answers there.
 */
export async function takeEngineFolder(folder: string): Promise<FolderLock | null> {
  const lock = await waitForFolderLock(engineLockFile(folder), {
    waitMs: ENDING_LIMIT_MS,
    givesUp: () => engineFolderState(folder).state === 'running',
  });
  // Left by an engine that was killed; its port may be somebody else's by now.
  if (lock) removeEngineNote(folder);
  return lock;
}
