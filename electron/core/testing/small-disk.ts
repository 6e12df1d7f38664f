import { execFileSync, spawnSync } from 'node:child_process';

/** Why a test that needs a disk of its own is skipped: one rule for all of them. */
export const NEEDS_DISK = 'needs the right to mount a small disk, which only root on Linux has';

/** A disk in memory at a folder. */
export type SmallDisk = { makeReadOnly(): void; unmount(): void };

/**
 * Mounts a disk at an empty folder: of `sizeKb`, or one that cannot be written to. Null where this account may not, as most
 * may not; a disk that is there and cannot be changed or taken away throws.
 */
export function mountSmallDisk(folder: string, options: { sizeKb: number } | { isReadOnly: true }): SmallDisk | null {
  const values = 'sizeKb' in options ? `size=${options.sizeKb}k` : 'ro';
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', values, 'tmpfs', folder]).status !== 0) return null;
  let isMounted = true;
  return {
    makeReadOnly: () => void execFileSync('mount', ['-o', 'remount,ro', folder]),
    unmount: () => {
      if (isMounted) execFileSync('umount', [folder]);
      isMounted = false;
    },
  };
}
