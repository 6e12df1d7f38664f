import type { ContractRouterClient } from '@orpc/contract';
import { appContract } from './app.ts';
import { changesContract } from './changes.ts';
import { engineContract } from './engine.ts';
import { jobsContract } from './jobs.ts';
import { libraryContract } from './library.ts';
import { secretsContract } from './secrets.ts';
import { settingsContract } from './settings.ts';
import { transcriptsContract } from './transcripts.ts';

/** The whole contract between the renderer and core: facts go through here, bytes through the HTTP door. */
export const contract = {
  app: appContract,
  changes: changesContract,
  engine: engineContract,
  jobs: jobsContract,
  library: libraryContract,
  secrets: secretsContract,
  settings: settingsContract,
  transcripts: transcriptsContract,
};

/** The client that the renderer talks to. */
export type ContractClient = ContractRouterClient<typeof contract>;
