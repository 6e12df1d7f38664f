import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A result that has a link: where its bytes are and how many. */
export type LinkedResult = { file: string; fileName: string; sizeBytes: number };

/**
 * Results that are reached by a link alone. The name of a result is its whole record: it cannot be guessed and states
 * when it dies, so that links outlive a restart of the engine without any index.
 */
export interface ResultStore {
  /** Keeps bytes and gives the name under which `open` finds them until the time is up. `extension` without dot. */
  add(bytes: Uint8Array, options: { extension: string; lifetimeMs: number }): Promise<string>;
  /** The result of this name, or null when it has died or never was. */
  open(name: string): Promise<LinkedResult | null>;
  /** Removes results that have died. */
  sweep(): Promise<void>;
}

const NAME = /^(\d{1,15})-[A-Za-z0-9_-]{32}\.[a-z0-9]{1,8}$/;

/** Opens the store in a folder. `now` gives Unix ms. */
export async function openResultStore(folder: string, now: () => number = Date.now): Promise<ResultStore> {
  await mkdir(folder, { recursive: true });
  const isAlive = (name: string) => Number(NAME.exec(name)?.[1] ?? 0) > now();

  async function sweep(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!isAlive(name)) await rm(path.join(folder, name), { force: true });
    }
  }

  await sweep();
  return {
    sweep,
    async add(bytes, { extension, lifetimeMs }) {
      await sweep();
      const name = `${now() + lifetimeMs}-${randomBytes(24).toString('base64url')}.${extension}`;
      // Another result that is being written has a name that `sweep` must not take for a dead one.
      const unfinished = path.join(folder, `${now() + lifetimeMs}-${randomUUID().replaceAll('-', '')}.new`);
      await writeFile(unfinished, bytes, { flag: 'wx' });
      await rename(unfinished, path.join(folder, name));
      return name;
    },
    async open(name) {
      if (!NAME.test(name) || name.endsWith('.new') || !isAlive(name)) return null;
      const file = path.join(folder, name);
      try {
        return { file, fileName: name, sizeBytes: (await stat(file)).size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
  };
}
