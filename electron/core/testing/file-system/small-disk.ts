import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

/** Why a test that needs a disk of its own is skipped. */
const NEEDS_DISK = 'needs the right to mount a small disk, which only root on Linux has';

/** Vitest's way to skip the test that runs; it does not return. */
type Skip = (note?: string) => never;

/** A disk in memory at a folder. Taking it away twice does no harm. */
export type SmallDisk = { unmount(): void };

/**
 * Mounts a disk of `sizeKb` at an empty folder. One rule for all tests of full disks: where this account may not mount, as
 * most may not, the test is skipped and says why; it never passes unseen, and never fails for want of the right.
 */
export function mountSmallDisk(skip: Skip, folder: string, { sizeKb }: { sizeKb: number }): SmallDisk {
  return mount(folder, `size=${sizeKb}k`) ?? skip(NEEDS_DISK);
}

/**
 * Makes a folder one that cannot be written to, until `unmount`. Root is kept out by a disk only, everybody else by the
 * folder's mode, so that only root without the right to mount skips the test.
 */
export function makeReadOnly(skip: Skip, folder: string): SmallDisk {
  if (process.getuid?.() === 0) return mount(folder, 'ro') ?? skip(NEEDS_DISK);
  fs.chmodSync(folder, 0o555);
  return { unmount: () => fs.chmodSync(folder, 0o755) };
}

function mount(folder: string, options: string): SmallDisk | null {
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return null;
  let isMounted = true;
  return {
    unmount: () => {
      if (isMounted) execFileSync('umount', [folder]);
      isMounted = false;
    },
  };
}
