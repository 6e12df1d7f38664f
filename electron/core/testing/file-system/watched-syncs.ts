import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';

/** A sync of a file or folder that happened: its path at that moment, and for a folder the names in it. */
export type Sync = { path: string; names: string[] | null };

/**
 * Notes every sync through a file handle in this process, which is done as ever; `onSync` may do what a test wants to
 * happen just then, or throw what a failing disk says. Linux only: the path comes from the handle's descriptor.
 */
export async function watchSyncs(onSync: (sync: Sync) => void = () => undefined): Promise<{
  syncs: Sync[];
  stop(): void;
}> {
  const handle = await open(os.devNull, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const original = prototype.sync;
  const syncs: Sync[] = [];
  prototype.sync = async function (this: FileHandle) {
    const path = fs.readlinkSync(`/proc/self/fd/${this.fd}`);
    const sync = { path, names: fs.statSync(path).isDirectory() ? fs.readdirSync(path).toSorted() : null };
    syncs.push(sync);
    await original.call(this);
    onSync(sync);
  };
  return {
    syncs,
    stop: () => {
      prototype.sync = original;
    },
  };
}
