import type { ItemId } from '../../../shared/domain/ids.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** What voices are built on. */
export type VoicesDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: HostShell;
  queue: JobQueue;
  /** Where clones and designs are sent as tasks of the service. */
  remoteTasks: Pick<OpenRemoteTasks, 'register'>;
  media: Pick<Media, 'cutSample' | 'peaks' | 'treatSample'>;
  sounds: Sounds;
  library: Pick<Library, 'addMade' | 'get' | 'mediaFile'>;
  organisation: Pick<Organisation, 'bin'>;
  /** The recording of an item once it was read; throws its failure. */
  whenRead(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<AudioFacts>;
  transcript(id: ItemId): Transcript;
  /** Folder for samples that are being cut; whatever lies there may be deleted when nothing runs. */
  samplesFolder: string;
  settings(): Settings;
  service(engine: EngineChoice): Pick<ServiceClients, 'voices' | 'speech' | 'files'>;
  /** Only the local engine listens for free and tells speakers apart. */
  listener: Pick<ServiceTranscription, 'transcribe' | 'labelSpeakers'>;
  hasCloudKey(): Promise<boolean>;
  /** Differs after every change of the key. */
  cloudKeyRevision(): number;
  /** Unix ms. */
  now(): number;
};
