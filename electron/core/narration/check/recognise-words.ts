import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isEngineGone } from '../../jobs/running/engine-loss.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import { recognisedWords } from '../../transcripts/recognition/lines/recognised-words.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import type { RecognisedWord } from './compare-speech.ts';

/** Long sounds are heard piece by piece, so that little is lost when something stops. */
const PIECE_MS = 120_000;
const ATTEMPTS = 3;

/** What recognition works with; `folder` is for pieces on their way. */
export type RecognitionDeps = Pick<NarrationDeps, 'service' | 'media' | 'log' | 'folder'> & {
  library: Pick<NarrationDeps['library'], 'get' | 'mediaFile'>;
};

/** The English words that the local engine hears in an item of that length, for a job that reports how far it is. */
export async function recogniseWords(
  deps: RecognitionDeps,
  context: JobContext,
  { id, durationMs }: { id: ItemId; durationMs: number },
): Promise<RecognisedWord[]> {
  const source = { ...recordingOf(deps.library, id), signal: context.signal };
  const pieces = await deps.media.planPieces({ ...source, maxMs: PIECE_MS });
  const words: RecognisedWord[] = [];
  for (const piece of pieces) {
    context.report({ step: 'recognising', unit: 'ms', done: piece.contentStartMs, total: durationMs });
    const target = path.join(deps.folder, `${randomUUID()}.wav`);
    await mkdir(deps.folder, { recursive: true, mode: 0o700 });
    try {
      const { file } = await deps.media.encodePiece({ ...source, piece, target, format: 'wav' });
      words.push(...(await recognisePiece(deps, context, { file, piece })));
      context.count({ audioMs: piece.contentEndMs - piece.contentStartMs });
    } finally {
      await rm(target, { force: true });
    }
  }
  return words;
}

/** The words whose middle lies in what the piece answers for. */
async function recognisePiece(
  { service, log }: RecognitionDeps,
  context: JobContext,
  { file, piece }: { file: string; piece: Piece },
): Promise<RecognisedWord[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await service('local').transcription.transcribe({
        file,
        language: 'en',
        timestampLevel: 'word',
        ...context.calls,
      });
      context.signal.throwIfAborted();
      return recognisedWords(result, piece).words.filter(({ startMs, endMs }) => {
        const middleMs = (startMs + endMs) / 2;
        const isLast = piece.contentEndMs === piece.endMs;
        return middleMs >= piece.contentStartMs && (isLast || middleMs < piece.contentEndMs);
      });
    } catch (error) {
      const { code } = failureRecord(error);
      if (!isEngineGone(error) || attempt === ATTEMPTS || context.signal.aborted) throw error;
      log.warn('A sound is heard again.', { job: context.id, attempt, code });
    }
  }
}
