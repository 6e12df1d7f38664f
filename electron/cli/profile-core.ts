import path from 'node:path';
import { type Core, createCore } from '../core/create-core.ts';
import { appDataFolder } from './app-folder.ts';
import { tellAboutEngine } from './output/tell-about-engine.ts';
import { commandLinePorts, modelsFolder } from './temporary-core.ts';

/** A core over the app's own data. */
export type ProfileCore = { core: Core; dispose(): Promise<void> };

/**
 * Makes a core for what must stay in the app: its voices, and what is spoken with them. The app and other runs may have the
 * profile open too: they share one local engine, and when it is another program's, or has to be waited for, standard error
 * says so. What the app left unfinished is left to the app.
 */
export function createProfileCore(options: { isVerbose: boolean }): ProfileCore {
  const data = appDataFolder();
  const folders = {
    data,
    library: path.join(data, 'library'),
    cache: path.join(data, 'cache'),
    models: modelsFolder,
  };
  const core = createCore(commandLinePorts(folders, options));
  const watching = new AbortController();
  void tellAboutEngine(core, { signal: watching.signal, tell: (text) => void process.stderr.write(`${text}\n`) });
  return {
    core,
    dispose: async () => {
      watching.abort();
      await core.dispose();
    },
  };
}
