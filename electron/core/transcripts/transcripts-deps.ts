import type { ItemId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { LocalEngine } from '../engine-process/local-engine.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Library } from '../library/library.ts';
import type { EncodedPiece, Piece, PieceFormat } from '../media/pieces/piece.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';

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

/** What transcripts need beside the context. */
export type TranscriptsNeighbours = {
  queue: JobQueue;
  jobs: Pick<Jobs, 'resume'>;
  library: Pick<Library, 'get' | 'mediaFile' | 'readAgain' | 'whenRead' | 'import'>;
  media: PieceMaker;
  /** Only the local engine tells speakers apart over a whole recording. */
  service(engine: EngineChoice): { transcription: ServiceTranscription };
  hasCloudKey(): Promise<boolean>;
  localEngine: LocalEngine;
};

/** What transcripts are built on. */
export type TranscriptsDeps = CoreContext &
  TranscriptsNeighbours & {
    /** Folder for pieces on their way; whatever lies there may be deleted when nothing runs. */
    piecesFolder: string;
  };
