import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { Media } from '../media/media.ts';
import type { ScriptReader } from '../scripts/scripts.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import type { Sounds } from '../sounds/sounds.ts';

/** What narration needs beside the context. */
export type NarrationNeighbours = {
  queue: JobQueue;
  jobs: Pick<Jobs, 'whenEnded'>;
  library: Pick<Library, 'get' | 'mediaFile' | 'whenRead'>;
  media: Pick<Media, 'joinSounds' | 'planPieces' | 'encodePiece'>;
  sounds: Pick<Sounds, 'find' | 'add'>;
  scripts: Pick<ScriptReader, 'get'>;
  /** Only that of the local engine is asked: checking must cost nothing and send nothing away. */
  service(engine: EngineChoice): { transcription: Pick<ServiceTranscription, 'transcribe'> };
};

/** What narration is built on. */
export type NarrationDeps = CoreContext &
  NarrationNeighbours & {
    /** Folder for files on their way; whatever lies there may be deleted when nothing runs. */
    folder: string;
  };
