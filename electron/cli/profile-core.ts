import path from 'node:path';
import { type Core, createCore } from '../core/create-core.ts';
import { takeInstanceLock } from '../core/database/instance-lock.ts';
import { appDataFolder } from './app-folder.ts';
import { commandLinePorts, modelsFolder } from './temporary-core.ts';

/** A core over the app's own data. `isAlone`: the app is closed and stays off the local engine's files while this runs. */
export type ProfileCore = { core: Core; isAlone: boolean; dispose(): Promise<void> };

/**
 * Makes a core for what must stay in the app: its voices. The command line holds the app's lock meanwhile instead of its core,
 * so that core does not begin to run what the app left unfinished.
 */
export async function createProfileCore(options: { isVerbose: boolean }): Promise<ProfileCore> {
  const data = appDataFolder();
  const lock = takeInstanceLock(path.join(data, 'instance.lock'));
  try {
    const folders = {
      data,
      library: path.join(data, 'library'),
      cache: path.join(data, 'cache'),
      models: modelsFolder,
    };
    const core = createCore(commandLinePorts(folders, options));
    return {
      core,
      isAlone: lock.isOwner,
      dispose: async () => {
        await core.dispose();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
