import type { ContractRouterClient } from '@orpc/contract';
import { appContract } from './app.ts';
import { backgroundRecognitionContract } from './transcripts/background-recognition.ts';
import { backupsContract } from './library/backups.ts';
import { boardsContract } from './library/boards.ts';
import { batchesContract } from './speech/batches.ts';
import { changesContract } from './changes.ts';
import { cloudFilesContract } from './tasks/cloud-files.ts';
import { conversationsContract } from './conversations.ts';
import { engineContract } from './settings/engine.ts';
import { imagesContract } from './generation/images.ts';
import { expiryContract } from './tasks/expiry.ts';
import { jobsContract } from './tasks/jobs.ts';
import { libraryContract } from './library/library.ts';
import { musicContract } from './generation/music.ts';
import { organisationContract } from './library/organisation.ts';
import { ownModelContract } from './settings/own-model.ts';
import { pronunciationsContract } from './speech/pronunciations.ts';
import { remoteTasksContract } from './tasks/remote-tasks.ts';
import { cutsContract } from './generation/cuts.ts';
import { recordingsContract } from './transcripts/recordings.ts';
import { digestsContract } from './transcripts/digests.ts';
import { rewritesContract } from './transcripts/rewrites.ts';
import { savedSearchesContract } from './library/saved-searches.ts';
import { scriptsContract } from './speech/scripts.ts';
import { secretsContract } from './settings/secrets.ts';
import { settingsContract } from './settings/settings.ts';
import { transcriptsContract } from './transcripts/transcripts.ts';
import { storyboardContract, videosContract } from './generation/videos.ts';
import { voicesContract } from './speech/voices.ts';
import { watchFoldersContract } from './library/watch-folders.ts';

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
