import { RPCHandler } from '@orpc/server/message-port';
import { totalLog } from '../core/diagnostics/total-log.ts';
import type { RpcContext } from './procedures.ts';
import { procedures } from './procedures.ts';
import { appHandlers } from './app.ts';
import { backgroundRecognitionHandlers } from './transcripts/background-recognition.ts';
import { backupsHandlers } from './library/backups.ts';
import { boardsHandlers } from './library/boards.ts';
import { batchesHandlers } from './speech/batches.ts';
import { changesHandlers } from './changes.ts';
import { cloudFilesHandlers } from './tasks/cloud-files.ts';
import { conversationsHandlers } from './conversations.ts';
import { engineHandlers } from './settings/engine.ts';
import { imagesHandlers } from './generation/images.ts';
import { expiryHandlers } from './tasks/expiry.ts';
import { jobsHandlers } from './tasks/jobs.ts';
import { libraryHandlers } from './library/library.ts';
import { musicHandlers } from './generation/music.ts';
import { organisationHandlers } from './library/organisation.ts';
import { ownModelHandlers } from './settings/own-model.ts';
import { pronunciationsHandlers } from './speech/pronunciations.ts';
import { remoteTasksHandlers } from './tasks/remote-tasks.ts';
import { cutsHandlers } from './generation/cuts.ts';
import { savedSearchesHandlers } from './library/saved-searches.ts';
import { scriptsHandlers } from './speech/scripts.ts';
import { secretsHandlers } from './settings/secrets.ts';
import { settingsHandlers } from './settings/settings.ts';
import { recordingsHandlers } from './transcripts/recordings.ts';
import { digestsHandlers } from './transcripts/digests.ts';
import { rewritesHandlers } from './transcripts/rewrites.ts';
import { transcriptsHandlers } from './transcripts/transcripts.ts';
import { storyboardHandlers, videosHandlers } from './generation/videos.ts';
import { voicesHandlers } from './speech/voices.ts';
import { watchFoldersHandlers } from './library/watch-folders.ts';

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
