import type { ContractRouterClient } from '@orpc/contract';
import { appContract } from './app.ts';
import { backgroundRecognitionContract } from './background-recognition.ts';
import { backupsContract } from './backups.ts';
import { boardsContract } from './boards.ts';
import { batchesContract } from './batches.ts';
import { changesContract } from './changes.ts';
import { cloudFilesContract } from './cloud-files.ts';
import { conversationsContract } from './conversations.ts';
import { engineContract } from './engine.ts';
import { imagesContract } from './images.ts';
import { expiryContract } from './expiry.ts';
import { jobsContract } from './jobs.ts';
import { libraryContract } from './library.ts';
import { musicContract } from './music.ts';
import { organisationContract } from './organisation.ts';
import { ownModelContract } from './own-model.ts';
import { pronunciationsContract } from './pronunciations.ts';
import { remoteTasksContract } from './remote-tasks.ts';
import { cutsContract } from './cuts.ts';
import { recordingsContract } from './recordings.ts';
import { digestsContract } from './digests.ts';
import { rewritesContract } from './rewrites.ts';
import { savedSearchesContract } from './saved-searches.ts';
import { scriptsContract } from './scripts.ts';
import { secretsContract } from './secrets.ts';
import { settingsContract } from './settings.ts';
import { transcriptsContract } from './transcripts.ts';
import { storyboardContract, videosContract } from './videos.ts';
import { voicesContract } from './voices.ts';
import { watchFoldersContract } from './watch-folders.ts';

/** The whole contract between the renderer and core: facts go through here, bytes through the HTTP door. */
export const contract = {
  app: appContract,
  backgroundRecognition: backgroundRecognitionContract,
  backups: backupsContract,
  boards: boardsContract,
  batches: batchesContract,
  changes: changesContract,
  cloudFiles: cloudFilesContract,
  conversations: conversationsContract,
  engine: engineContract,
  images: imagesContract,
  expiry: expiryContract,
  jobs: jobsContract,
  library: libraryContract,
  music: musicContract,
  organisation: organisationContract,
  ownModel: ownModelContract,
  pronunciations: pronunciationsContract,
  remoteTasks: remoteTasksContract,
  cuts: cutsContract,
  storyboard: storyboardContract,
  recordings: recordingsContract,
  rewrites: rewritesContract,
  digests: digestsContract,
  savedSearches: savedSearchesContract,
  scripts: scriptsContract,
  secrets: secretsContract,
  settings: settingsContract,
  transcripts: transcriptsContract,
  videos: videosContract,
  voices: voicesContract,
  watchFolders: watchFoldersContract,
};

/** The client that the renderer talks to. */
export type ContractClient = ContractRouterClient<typeof contract>;
