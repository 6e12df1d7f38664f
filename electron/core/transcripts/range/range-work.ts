import type { ItemId } from '../../../../shared/domain/ids.ts';
import { LOCAL_LANGUAGES } from '../../../../shared/domain/transcript/limits.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { JobContext, JobWork } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import { askAgainWhereFree } from '../recognition/ask-again.ts';
import { cutPieceFile } from '../recognition/cut-piece.ts';
import { readRecording } from '../recognition/read-recording.ts';
import { recognisedWords } from '../recognition/lines/recognised-words.ts';
import { findHead } from '../transcript-table.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import { piecesWithin, wholeRange } from './range-pieces.ts';
import {
  findRange,
  finishRange,
  type RangePiece,
  type StoredRange,
  updatePieces,
  updateRequest,
} from './range-table.ts';

/** Longest piece of a range: the cloud’s limit is 500 s, and nobody reads along. */
const PIECE_MS = 480_000;

type Run = { deps: TranscriptsDeps; context: JobContext; range: StoredRange; mediaId: ItemId; durationMs: number };

/** The job of recognising a range once more; runs on at the first piece that is not done. It changes no line. */
export function createRangeWork(deps: TranscriptsDeps): JobWork {
  return {
    run: async (context) => {
      const rangeId = rangeIdOf(context.request);
      const range = findRange(deps.db, rangeId);
      // Discarded while it waited: there is nothing left to do it for.
      if (range === null) return null;
      if (context.engine === 'local') deps.localEngine.warmUp();
      const { mediaId } = findHead(deps.db, range.transcriptId);
      const { durationMs } = await readRecording(deps, mediaId, context);
      const run = { deps, context, range, mediaId, durationMs };
      const pieces = await plannedPieces(run);
      for (const [index, piece] of pieces.entries()) {
        if (piece.recognised === null) await recognise(run, pieces, index);
      }
      deps.db.write((tx) => finishRange(tx, rangeId));
      return null;
    },
    local: recogniseLocally,
    onEnd: (_tx, { itemId }) => queueMicrotask(() => itemId && deps.changes.publish('transcripts', [itemId])),
  };
}

async function plannedPieces({ deps, context, range, mediaId, durationMs }: Run): Promise<RangePiece[]> {
  if (range.pieces.length > 0) return range.pieces;
  const whole = wholeRange(range.request, durationMs);
  const isShort = whole.endMs - whole.startMs <= PIECE_MS;
  const source = { ...recordingOf(deps.library, mediaId), signal: context.signal };
  const plans: Piece[] = isShort
    ? [whole]
    : piecesWithin(await deps.media.planPieces({ ...source, maxMs: PIECE_MS }), whole);
  const pieces = plans.map((plan) => ({ plan, recognised: null }));
  deps.db.write((tx) => updatePieces(tx, rangeIdOf(context.request), pieces));
  return pieces;
}

/** Recognises one piece; `pieces` has its words afterwards, as the disk has. */
async function recognise(run: Run, pieces: RangePiece[], index: number): Promise<void> {
  const { deps, context, range, mediaId } = run;
  const plan = pieces[index]?.plan;
  if (!plan) return;
  const { engine, language } = range.request.recipe;
  report(context, pieces);
  const { file, drop } = await cutPieceFile({ deps, context }, { mediaId, engine, plan });
  try {
    const onUploadProgress = (done: number, total: number) => {
      if (engine === 'cloud' && done < total) context.report({ step: 'uploading', done, total, unit: 'bytes' });
    };
    const request = { file, language, speakerCount: null, ...context.calls, onUploadProgress };
    const result = await askAgainWhereFree({ deps, context, engine }, () =>
      deps.service(engine).transcription.transcribe({ ...request, timestampLevel: 'word' }),
    );
    context.signal.throwIfAborted();
    pieces[index] = { plan, recognised: recognisedWords(result, plan) };
    deps.db.writeSynced((tx) => updatePieces(tx, rangeIdOf(context.request), pieces));
    context.count({ audioMs: plan.endMs - plan.startMs });
    context.checkpoint();
    report(context, pieces);
  } finally {
    await drop();
  }
}

function report(context: JobContext, pieces: readonly RangePiece[]): void {
  const done = pieces.filter(({ recognised }) => recognised !== null);
  const lengthOf = (some: readonly RangePiece[]) =>
    some.reduce((sum, { plan }) => sum + plan.contentEndMs - plan.contentStartMs, 0);
  context.report({
    step: 'recognising',
    unit: 'ms',
    done: lengthOf(done),
    total: lengthOf(pieces),
    partsDone: done.length,
    partsTotal: pieces.length,
  });
}

/**
 * A range that waits for the cloud may be recognised by the local engine, which supports English only, as long as nothing of it
 * was: one that is in part from the cloud must say so.
 */
const recogniseLocally: NonNullable<JobWork['local']> = {
  isPossible: (db, { request }) => untouchedRange(db, request) !== null,
  move: (tx, { request }) => {
    const range = untouchedRange(tx, request);
    const recipe = range && { ...range.request.recipe, engine: 'local' as const, host: null };
    if (range && recipe) updateRequest(tx, rangeIdOf(request), { ...range.request, recipe });
  },
};

function untouchedRange(db: Db | Tx, request: Record<string, unknown>): StoredRange | null {
  const range = findRange(db, rangeIdOf(request));
  if (range === null || range.pieces.some(({ recognised }) => recognised !== null)) return null;
  const { language } = range.request.recipe;
  return language === null || (LOCAL_LANGUAGES as readonly string[]).includes(language) ? range : null;
}

const rangeIdOf = (request: Record<string, unknown>): string => request['rangeId'] as string;
