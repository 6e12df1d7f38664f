import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { AudioFacts } from '../../../../shared/domain/library/media-facts.ts';
import type { HeardMusic } from '../../../../shared/domain/music/heard-music.ts';
import type { SongEdit } from '../../../../shared/domain/media/song-edit.ts';
import type { ProgressCounts } from './progress.ts';
import type { RecordingRequest } from './recording.ts';
import type { EncodedPiece, Piece, PieceFormat } from '../pieces/piece.ts';
import type { CutSample, SampleCut, SampleTreatment } from '../sample-cut.ts';
import type { DecoderStart } from '../../../../shared/processes/decoder/decoder-protocol.ts';
import type { JoinedSound, SoundJoin } from '../sound-join.ts';

/** Where the files derived of one recording go. `playback` has no extension: the kind of copy decides it. */
export type DerivedPaths = { peaks: string; playback: string; analysis: string };

/** What the worker does, with its input and output. */
export type WorkerTasks = {
  prepare: { input: RecordingRequest & { paths: DerivedPaths }; output: AudioFacts };
  analysis: { input: RecordingRequest & { paths: DerivedPaths }; output: null };
  measure: {
    input: RecordingRequest & { peaksFile: string };
    output: Omit<AudioFacts, 'needsPlaybackCopy'>;
  };
  plan: { input: { paths: DerivedPaths; maxMs: number; overlapMs: number }; output: Piece[] };
  encode: {
    input: { paths: DerivedPaths; piece: Piece; target: string; format: PieceFormat };
    output: EncodedPiece;
  };
  cut: { input: SampleCut & RecordingRequest; output: CutSample };
  treat: { input: SampleTreatment; output: null };
  join: { input: SoundJoin; output: JoinedSound };
  music: { input: { paths: DerivedPaths }; output: HeardMusic };
  song: { input: RecordingRequest & { edit: SongEdit; target: string }; output: { durationMs: number } };
};

/** Name of a task. */
export type TaskName = keyof WorkerTasks;

/** What the thread is given at its start. */
export type WorkerStart = { progress: ProgressCounts };

/** From core to the worker. */
export type WorkerRequest =
  | { [Name in TaskName]: { kind: 'run'; id: number; name: Name; input: WorkerTasks[Name]['input'] } }[TaskName]
  | { kind: 'abort'; id: number };

/** From the worker to core. */
export type WorkerAnswer =
  | { kind: 'done'; id: number; output: WorkerTasks[TaskName]['output'] }
  | { kind: 'failed'; id: number; failure: FailureRecord }
  | { kind: 'progress'; id: number; doneBytes: number; totalBytes: number }
  /** AAC or ALAC is to be decoded: a process for that is wanted. */
  | ({ kind: 'decoder' } & DecoderStart)
  /** A file is being written, or is complete or gone: what a thread leaves that is ended must be removed. */
  | { kind: 'part'; file: string; isOpen: boolean };

/** What a running task is given besides its input. */
export type TaskContext = { signal: AbortSignal; onProgress: (doneBytes: number, totalBytes: number) => void };

/** File name extensions of the two kinds of playback copies. */
export const PLAYBACK_EXTENSIONS = { decoded: '.wav', packets: '.m4a' } as const;
