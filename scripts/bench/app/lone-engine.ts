import path from 'node:path';
import { createEngineConnection } from '../../../electron/core/engine-process/engine-connection.ts';
import { engineEntry } from '../../../electron/core/engine-process/engine-entry.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';
import { silentLog } from '../../../electron/core/testing/quiet-desktop.ts';

/** The engine alone, without a core, with its data in `folder`. It starts when its connection is asked for. */
export const loneEngine = (folder: string) =>
  createEngineConnection({
    processes: nodeProcessStarter,
    entry: engineEntry(),
    dataFolder: path.join(folder, 'engine'),
    modelsFolder: path.resolve(import.meta.dirname, '../../../resources/models'),
    log: silentLog,
  });
