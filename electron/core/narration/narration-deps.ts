import type { ItemId } from '../../../shared/domain/ids.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Media } from '../media/media.ts';
import type { ScriptReader } from '../scripts/scripts.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import type { Sounds } from '../sounds/sounds.ts';

/** What narration is built on. */
export type NarrationDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: Pick<HostShell, 'chooseFolder'>;
  queue: JobQueue;
  jobs: Pick<Jobs, 'whenEnded'>;
  media: Pick<Media, 'joinSounds' | 'planPieces' | 'encodePiece'>;
  sounds: Pick<Sounds, 'find' | 'add'>;
  scripts: Pick<ScriptReader, 'get'>;
  /** Folder for files on their way; whatever lies there may be deleted when nothing runs. */
  folder: string;
  settings(): Settings;
  /** The local engine: checking must cost nothing and send nothing away. */
  recogniser: Pick<ServiceTranscription, 'transcribe'>;
  /** Resolves once the file of a take was read: only then is its length exact. Throws its failure. */
  whenRead(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<AudioFacts>;
  /** The file of a take. Throws NOT_FOUND. */
  recording(id: ItemId): { mediaId: ItemId; file: string };
};
