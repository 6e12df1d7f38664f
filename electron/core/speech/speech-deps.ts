import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { Log } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { ScriptReader } from '../scripts/scripts.ts';
import type { ServiceClients } from '../service/service-clients.ts';
import type { VoiceElsewhere } from '../voices/registry/voice-elsewhere.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** The part of the service that speech needs. */
export type SpeechService = Pick<ServiceClients, 'speech'>;

/** What speech is built on. */
export type SpeechDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  queue: JobQueue;
  library: Pick<Library, 'addMade' | 'onRead' | 'checkFolder'>;
  scripts: ScriptReader;
  /** Folder for sound on its way. It belongs to the data, not to the cache: what came of a stream has been paid for. */
  folder: string;
  settings(): Settings;
  service(engine: EngineChoice): SpeechService;
  hasCloudKey(): Promise<boolean>;
  /** Where a voice works that the service is known not to have; see voiceElsewhere. */
  voiceElsewhere?: ((voiceId: string, engine: EngineChoice) => VoiceElsewhere | null) | undefined;
  /** Told of every voice that has spoken: the service counts the days of its own voices from there. */
  onVoiceUsed?: ((engine: EngineChoice, voiceId: string) => void) | undefined;
  /** Whether this program is the only one on the profile and may look after all that an earlier run left. */
  isClearing: boolean;
  /** Where long texts are sent as tasks of the service. */
  remoteTasks: Pick<OpenRemoteTasks, 'register'>;
};
