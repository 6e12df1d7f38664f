import { RPCHandler } from '@orpc/server/message-port';
import { totalLog } from '../core/diagnostics/total-log.ts';
import type { RpcContext } from './procedures.ts';
import { procedures } from './procedures.ts';
import { appHandlers } from './app.ts';
import { backgroundRecognitionHandlers } from './background-recognition.ts';
import { backupsHandlers } from './backups.ts';
import { boardsHandlers } from './boards.ts';
import { batchesHandlers } from './batches.ts';
import { changesHandlers } from './changes.ts';
import { cloudFilesHandlers } from './cloud-files.ts';
import { conversationsHandlers } from './conversations.ts';
import { engineHandlers } from './engine.ts';
import { imagesHandlers } from './images.ts';
import { expiryHandlers } from './expiry.ts';
import { jobsHandlers } from './jobs.ts';
import { libraryHandlers } from './library.ts';
import { musicHandlers } from './music.ts';
import { organisationHandlers } from './organisation.ts';
import { ownModelHandlers } from './own-model.ts';
import { pronunciationsHandlers } from './pronunciations.ts';
import { remoteTasksHandlers } from './remote-tasks.ts';
import { cutsHandlers } from './cuts.ts';
import { savedSearchesHandlers } from './saved-searches.ts';
import { scriptsHandlers } from './scripts.ts';
import { secretsHandlers } from './secrets.ts';
import { settingsHandlers } from './settings.ts';
import { recordingsHandlers } from './recordings.ts';
import { digestsHandlers } from './digests.ts';
import { rewritesHandlers } from './rewrites.ts';
import { transcriptsHandlers } from './transcripts.ts';
import { storyboardHandlers, videosHandlers } from './videos.ts';
import { voicesHandlers } from './voices.ts';
import { watchFoldersHandlers } from './watch-folders.ts';

/** A message port of Electron's main process or of Node. */
export type RpcPort = Parameters<RPCHandler<RpcContext>['upgrade']>[0];

/** The RPC door: answers the contract's procedures on every port that it is given, until the port closes. */
export type RpcDoor = { serve(port: RpcPort): void };

/** Makes the RPC door over core. Ports must be started by the caller after `serve`. */
export function createRpc({ core, log }: RpcContext): RpcDoor {
  // Errors are logged while they are translated: a log that fails must not become the answer.
  const context = { core, log: totalLog(log) };
  const router = procedures.router({
    app: appHandlers,
    backgroundRecognition: backgroundRecognitionHandlers,
    backups: backupsHandlers,
    boards: boardsHandlers,
    batches: batchesHandlers,
    changes: changesHandlers,
    cloudFiles: cloudFilesHandlers,
    conversations: conversationsHandlers,
    engine: engineHandlers,
    images: imagesHandlers,
    expiry: expiryHandlers,
    jobs: jobsHandlers,
    library: libraryHandlers,
    music: musicHandlers,
    organisation: organisationHandlers,
    ownModel: ownModelHandlers,
    pronunciations: pronunciationsHandlers,
    remoteTasks: remoteTasksHandlers,
    cuts: cutsHandlers,
    storyboard: storyboardHandlers,
    savedSearches: savedSearchesHandlers,
    scripts: scriptsHandlers,
    secrets: secretsHandlers,
    settings: settingsHandlers,
    recordings: recordingsHandlers,
    rewrites: rewritesHandlers,
    digests: digestsHandlers,
    transcripts: transcriptsHandlers,
    videos: videosHandlers,
    voices: voicesHandlers,
    watchFolders: watchFoldersHandlers,
  });
  const handler = new RPCHandler(router);
  return { serve: (port) => handler.upgrade(port, { context }) };
}
