import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Generations } from '../generation/generations.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import type { Sounds } from '../sounds/sounds.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';

/** What voices need beside the context. */
export type VoicesNeighbours = {
  queue: JobQueue;
  /** Where clones are sent as tasks of the service. */
  remoteTasks: Pick<OpenRemoteTasks, 'register'>;
  /** Where candidates of voice design are generated. */
  generations: Generations;
  media: Pick<Media, 'cutSample' | 'peaks' | 'treatSample'>;
  sounds: Sounds;
  library: Pick<Library, 'addMade' | 'get' | 'mediaFile' | 'whenRead'>;
  organisation: Pick<Organisation, 'bin'>;
  transcripts: Pick<Transcripts, 'get'>;
  /** Only the local engine is asked to listen: it does so for free and tells speakers apart. */
  service(engine: EngineChoice): Pick<ServiceClients, 'voices' | 'speech' | 'files'> & {
    transcription: Pick<ServiceTranscription, 'transcribe' | 'labelSpeakers'>;
  };
  hasCloudKey(): Promise<boolean>;
  /** Differs after every change of the key. */
  cloudKeyRevision(): number;
};

/** What voices are built on. */
export type VoicesDeps = CoreContext &
  VoicesNeighbours & {
    /** Folder for samples that are being cut; whatever lies there may be deleted when nothing runs. */
    samplesFolder: string;
  };
