import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { ScriptReader } from '../scripts/scripts.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { Voices } from '../voices/voices.ts';

/** What speech needs beside the context. */
export type SpeechNeighbours = {
  queue: JobQueue;
  library: Pick<Library, 'addMade' | 'onRead' | 'checkFolder'>;
  scripts: ScriptReader;
  /** Told of every voice that has spoken: the service counts the days of its own voices from there. */
  voices: Pick<Voices, 'onVoiceUsed'>;
  service(engine: EngineChoice): Pick<ServiceClients, 'speech'>;
  hasCloudKey(): Promise<boolean>;
  /** Where long texts are sent as tasks of the service. */
  remoteTasks: Pick<OpenRemoteTasks, 'register'>;
};

/** What speech is built on. */
export type SpeechDeps = CoreContext &
  SpeechNeighbours & {
    /** Folder for sound on its way. It belongs to the data, not to the cache: what came of a stream has been paid for. */
    folder: string;
  };
