import type { ConnectionReport, EngineStatus } from '../../shared/domain/connection.ts';
import type { Changes } from './changes/changes.ts';
import type { App } from './diagnostics/app.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Library } from './library/library.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Transcripts } from './transcripts/transcripts.ts';

/** The two implementations of the service, as the settings page sees them. */
export interface Engines {
  status(): EngineStatus;
  /** Tests the cloud service with the stored key and the given (not yet saved) address; sends nothing that is billed. */
  testConnection(input: { baseUrl?: string | undefined }): Promise<ConnectionReport>;
}

/** The application in plain Node: what every host composes and every door serves. */
export type Core = {
  app: App;
  changes: Changes;
  engine: Engines;
  jobs: Jobs;
  library: Library;
  secrets: Secrets;
  settings: SettingsStore;
  transcripts: Transcripts;
  /** Stops everything that core started, in reverse order; unfinished jobs go on at the next start. Idempotent. */
  dispose(): Promise<void>;
};
