import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import type { Changes } from '../changes/changes.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { EncodedPiece, Piece, PieceFormat } from '../media/piece.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';

/** A recording as media knows it. */
export type RecordingFile = { mediaId: ItemId; file: string };

/** The part of media that transcripts need. */
export interface PieceMaker {
  planPieces(source: RecordingFile & { maxMs?: number; signal?: AbortSignal }): Promise<Piece[]>;
  encodePiece(
    source: RecordingFile & { piece: Piece; target: string; format: PieceFormat; signal?: AbortSignal },
  ): Promise<EncodedPiece>;
  analysis(source: RecordingFile & { signal?: AbortSignal }): Promise<string>;
}

/** What transcripts are built on. */
export type TranscriptsDeps = {
  db: Db;
  changes: Changes;
  log: Log;
  shell: HostShell;
  queue: JobQueue;
  jobs: Pick<Jobs, 'resume'>;
  media: PieceMaker;
  /** Folder for pieces on their way; whatever lies there may be deleted when nothing runs. */
  piecesFolder: string;
  settings(): Settings;
  service(engine: EngineChoice): Pick<ServiceTranscription, 'transcribe' | 'streamTranscription'>;
  /** Only the local engine tells speakers apart over a whole recording. */
  labeller: Pick<ServiceTranscription, 'labelSpeakers' | 'labelRecognised'>;
  /** Starts what recognition will need, while the recording is still being read. */
  warmUp(engine: EngineChoice): void;
  hasCloudKey(): Promise<boolean>;
  /** Throws ENGINE_UNAVAILABLE when the local engine has failed and cannot be started again. */
  checkEngine(): Promise<void>;
  /** Reads a recording anew that could not be read for a reason that does not lie in the file. */
  readAgain(id: ItemId): void;
  /** The recording of an item once it was read; throws its failure. */
  whenRead(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<AudioFacts>;
  recording(id: ItemId): RecordingFile;
};
