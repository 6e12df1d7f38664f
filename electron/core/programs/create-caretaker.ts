import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { type FolderLock, takeFolderLock } from '../../../shared/disk/folder-lock.ts';
import type { Log } from '../host-ports.ts';

const LOOK_EVERY_MS = 1000;

/** What looks after a profile: one program at a time, and the next one as soon as that has ended, however it ended. */
export interface Caretaker {
  /** Whether this program looks after the profile now. */
  isOwner(): boolean;
  /**
   * From now on `onLook` is called at once and then every second while this program is the owner; `isNew` is true the
   * first time. A program that is not waits for the place.
   */
  start(onLook: (isNew: boolean) => void): void;
  /** Gives the place up. Idempotent. */
  stop(): void;
}

/** Takes the place if it is free. `wants` false: a program that is only passing through never takes it. */
export function createCaretaker(deps: { lockFile: string; wants: boolean; log: Log }): Caretaker {
  const { lockFile, wants, log } = deps;
  let lock: FolderLock | null = wants ? takeFolderLock(lockFile) : null;
  let timer: NodeJS.Timeout | undefined;
  let isNew = true;
  let hasFailed = false;
  const look = (onLook: (isNew: boolean) => void) => {
    try {
      lock ??= takeFolderLock(lockFile);
      if (!lock) return;
      onLook(isNew);
      isNew = false;
      hasFailed = false;
    } catch (error) {
      // It is tried again in a second: a full disk may have room by then. Said once.
      if (!hasFailed) log.error('The profile could not be looked after.', { code: failureRecord(error).code });
      hasFailed = true;
    }
  };
  return {
    isOwner: () => lock !== null,
    start: (onLook) => {
      if (!wants) return;
      look(onLook);
      timer = setInterval(look, LOOK_EVERY_MS, onLook);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      lock?.release();
      lock = null;
    },
  };
}
