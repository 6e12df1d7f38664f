import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Systems and file systems that know no syncing of folders say so with these; the names in them are in their own hands. */
const NOT_KNOWN = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP', 'EBADF']);

/**
 * Brings the names in a folder to the disk: a file that was synced and renamed can still vanish in a power cut until this
 * was done. Throws what the disk says, such as EIO and ENOSPC.
 */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NOT_KNOWN.has(code)) throw error;
  }
}

/** The same at once, for what happens before anything else may run. */
export function syncFolderNow(folder: string): void {
  try {
    syncFileNow(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!NOT_KNOWN.has(code)) throw error;
  }
}

/** Brings a file that is whole to the disk. Throws what the disk says, such as EIO and ENOSPC. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Brings a file that somebody else wrote to the disk. */
export function syncFileNow(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same for a folder and those above it, up to and with `root`: for what was put into folders that are new themselves. */
export async function syncFoldersUpTo(folder: string, root: string): Promise<void> {
  const relative = path.relative(root, folder);
  const isWithin = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  await syncFolder(folder);
  if (isWithin) await syncFoldersUpTo(path.dirname(folder), root);
}
