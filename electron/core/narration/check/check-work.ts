import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Take } from '../../../../shared/domain/recipe/speech-recipe.ts';
import { isEngineGone } from '../../jobs/running/engine-loss.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/recording-of.ts';
import type { Piece } from '../../media/piece.ts';
import { getTake, saveCheck, saveWords } from '../../scripts/takes/take-store.ts';
import { recognisedWords } from '../../transcripts/recognition/recognised-words.ts';
import type { NarrationDeps } from '../narration-deps.ts';
import { compareSpeech, type RecognisedWord } from './compare-speech.ts';
import { loadSoundAlike } from './sound-alike.ts';

/** Long takes are heard piece by piece, so that little is lost when something stops. */
const PIECE_MS = 120_000;
const ATTEMPTS = 3;
/** What a job of checking is asked. `askedAtMs` tells the takes that are done from those that were checked long ago. */
export type CheckRequest = { takeIds: ItemId[]; askedAtMs: number };

/** The job of checking takes, one after another; runs on at the first that is not done. */
export function createCheckWork(deps: NarrationDeps): JobWork {
  return {
    run: async (context) => {
      const { takeIds, askedAtMs } = context.request as unknown as CheckRequest;
      let failure: FailureRecord | null = null;
      let failedCount = 0;
      for (const [index, id] of takeIds.entries()) {
        context.report({
          step: 'recognising',
          unit: 'ms',
          done: 0,
          total: null,
          partsDone: index,
          partsTotal: takeIds.length,
        });
        try {
          await checkTake(deps, context, { id, askedAtMs });
        } catch (error) {
          if (context.signal.aborted) throw error;
          failure ??= failureRecord(error);
          failedCount += 1;
          // One take that is gone or broken must not keep the others from being checked; a dead engine would.
          if (isEngineGone(error) || failedCount === takeIds.length) throw error;
        }
        context.checkpoint();
      }
      context.report({ partsDone: takeIds.length });
      return failure && { ...failure, data: { ...failure.data, failedCount } };
    },
  };
}

async function checkTake(
  deps: NarrationDeps,
  context: JobContext,
  { id, askedAtMs }: { id: ItemId; askedAtMs: number },
): Promise<void> {
  const { durationMs } = await deps.library.whenRead({ id, signal: context.signal });
  const take = getTake(deps.db, id);
  if (take.check && take.check.checkedAtMs >= askedAtMs) return;
  const words = await recogniseTake(deps, context, { take, durationMs });
  const { takeWords, ...found } = compareSpeech(take.recipe, { words, durationMs }, await loadSoundAlike());
  deps.db.write((tx) => {
    saveCheck(tx, id, { ...found, checkedAtMs: Date.now() });
    if (!getTake(tx, id).hasWords) saveWords(tx, id, takeWords);
  });
  deps.changes.publish('takes', [take.scriptId]);
}

async function recogniseTake(
  deps: NarrationDeps,
  context: JobContext,
  { take, durationMs }: { take: Take; durationMs: number },
): Promise<RecognisedWord[]> {
  const source = { ...recordingOf(deps.library, take.id), signal: context.signal };
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
  { service, log }: NarrationDeps,
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
      log.warn('A take is heard again.', { job: context.id, attempt, code });
    }
  }
}
