import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { audioFactsOf } from '../../../shared/domain/library/media-facts.ts';
import type { CoreContext } from '../core-context.ts';
import type { Library } from '../library/library.ts';
import { recordingOf } from '../library/media/recording-of.ts';
import type { Piece } from '../media/pieces/piece.ts';
import type { ServiceTranscription } from '../service/transcription/transcription-service.ts';
import { recognisedWords } from '../transcripts/recognition/lines/recognised-words.ts';
import type { PieceMaker } from '../transcripts/transcripts-deps.ts';
import { heardLines } from './heard-lines.ts';
import {
  beginRecognition,
  endInOrder,
  failRecognition,
  finishRecognition,
  loadHeardPieces,
  storePlan,
  storeHeard,
  type UnheardRecording,
} from './heard-table.ts';

/** A pause loses at most the piece that is under way. */
const PIECE_MS = 120_000;
const MOST_ATTEMPTS = 3;
/** A recording that failed is tried again after at most this time. */
export const LONGEST_PAUSE_MS = 60 * 60_000;
const PAUSES_MS = [10 * 60_000, LONGEST_PAUSE_MS];

/** What recognising one recording needs. */
export type RecordingDeps = Pick<CoreContext, 'db' | 'folders' | 'log' | 'now'> & {
  library: Pick<Library, 'get' | 'mediaFile'>;
  media: Pick<PieceMaker, 'planPieces' | 'encodePiece'>;
  transcription: Pick<ServiceTranscription, 'transcribe'>;
};

/** `onProgress` is told how far the recording is stored. */
export type RecordingRun = { signal: AbortSignal; onProgress(place: { doneMs: number; durationMs: number }): void };

/**
 * Recognises what of a recording is not recognised yet. Whatever happens is stored with the recording: a pause costs no attempt, a
 * failure or a crash does, and after three the recording is left alone. Throws only what the database throws.
 */
export async function recogniseRecording(
  deps: RecordingDeps,
  recording: UnheardRecording,
  run: RecordingRun,
): Promise<void> {
  const { db, now, log } = deps;
  const { id } = recording;
  const attempts = db.write((tx) => beginRecognition(tx, recording));
  try {
    if (attempts > MOST_ATTEMPTS)
      throw new Failure('INTERNAL', 'Recognising this recording ended the program several times.');
    await recognisePieces(deps, id, run);
    const lines = heardLines(loadHeardPieces(db, id));
    db.write((tx) => finishRecognition(tx, id, lines));
  } catch (error) {
    if (run.signal.aborted) {
      db.write((tx) => endInOrder(tx, id));
      return;
    }
    const failure = failureRecord(error);
    log.warn('A recording could not be recognised in the background.', { item: id, code: failure.code, attempts });
    const pauseMs = failure.code.startsWith('AUDIO_') ? undefined : PAUSES_MS[attempts - 1];
    const nextTryMs = pauseMs === undefined ? null : now() + pauseMs;
    db.write((tx) => failRecognition(tx, id, { failure, nextTryMs }));
  }
}

async function recognisePieces(deps: RecordingDeps, id: ItemId, { signal, onProgress }: RecordingRun): Promise<void> {
  const durationMs = audioFactsOf(deps.library.get({ id }).media)?.durationMs ?? 0;
  const pieces = await plannedPieces(deps, id, signal);
  for (const { plan, recognised } of pieces) {
    signal.throwIfAborted();
    if (recognised === null) await recognisePiece(deps, { id, plan, signal });
    onProgress({ doneMs: Math.min(durationMs, plan.contentEndMs), durationMs });
  }
}

async function plannedPieces({ db, library, media }: RecordingDeps, id: ItemId, signal: AbortSignal) {
  const stored = loadHeardPieces(db, id);
  if (stored.length > 0) return stored;
  const pieces = await media.planPieces({ ...recordingOf(library, id), maxMs: PIECE_MS, signal });
  db.write((tx) => storePlan(tx, id, pieces));
  return loadHeardPieces(db, id);
}

async function recognisePiece(
  { db, library, media, transcription, folders }: RecordingDeps,
  { id, plan, signal }: { id: ItemId; plan: Piece; signal: AbortSignal },
): Promise<void> {
  const folder = path.join(folders.cache, 'pieces');
  const target = path.join(folder, 'background.wav');
  await mkdir(folder, { recursive: true });
  try {
    const source = { ...recordingOf(library, id), signal };
    const { file } = await media.encodePiece({ ...source, piece: plan, target, format: 'wav' });
    const result = await transcription.transcribe({ file, language: null, timestampLevel: 'word', signal });
    signal.throwIfAborted();
    const recognised = recognisedWords(result, plan);
    db.write((tx) => storeHeard(tx, id, { position: plan.index, recognised }));
  } finally {
    await rm(target, { force: true });
  }
}
