import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { TimedWord } from '../../../../shared/domain/transcript/recognition/recognised.ts';
import type { JobContext } from '../../jobs/job-work.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import type {
  RecognisedPart,
  TranscriptionDelta,
  TranscriptionRequest,
  TranscriptionResult,
} from '../../service/transcription/transcription-service.ts';
import { askAgainWhereFree } from './ask-again.ts';
import { cutPieceFile } from './cut-piece.ts';
import { beginLiveRecognition, type LiveRecognition } from './live/live-recognition.ts';
import type { LiveTexts } from './live/live-text.ts';
import { loadPieces, type StoredPiece } from './piece-table.ts';
import { recognisedWords } from './lines/recognised-words.ts';
import { begun, type SentPiece, type SentAhead } from './sent-ahead.ts';
import { storePiece } from './store-piece.ts';
import type { TranscriptHead } from '../transcript-table.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import { neighbours } from './piece-neighbours.ts';

/**
 * When so little of a piece is left, the engine's last threads have begun with it: the next piece is sent, so that none of
 * them waits for it to be read.
 */
const SEND_AHEAD_MS = 40_000;

/** One run of the job. `parts` collects what the engine was told to recognise, in order. */
export type Run = {
  deps: TranscriptsDeps;
  store: TranscriptStore;
  live: LiveTexts;
  head: TranscriptHead;
  context: JobContext;
  ahead: SentAhead;
  parts: RecognisedPart[];
};

/** Recognises one piece and stores it, unless an earlier run has. */
export async function recognisePiece(run: Run, plan: Piece): Promise<void> {
  const { deps, store, live, head, context } = run;
  const pieces = loadPieces(deps.db, head.id);
  report(run, pieces);
  if (pieces[plan.index]?.isDone) return;
  const sent = await (run.ahead.take(plan.index) ?? cutPiece(run, plan));
  try {
    const tail = neighbours(pieces, plan).previous?.words ?? [];
    const next = pieces[plan.index + 1];
    const result = await recogniseFile(run, {
      ...sent,
      plan,
      tail,
      isOnly: pieces.length === 1,
      next: next && !next.isDone ? next.plan : null,
    });
    context.signal.throwIfAborted();
    const recognised = recognisedWords(result, plan);
    store.change(head.id, (changing) => {
      // Asked anew: lines were stored while the piece was being recognised.
      const stored = loadPieces(changing.tx, head.id);
      storePiece(changing, { ...neighbours(stored, plan), plan, recognised });
    });
    notePart(run, plan, result);
    live.clear(head.id);
    context.count({ audioMs: plan.contentEndMs - plan.contentStartMs });
    context.checkpoint();
    report(run, loadPieces(deps.db, head.id));
  } finally {
    await sent.drop();
  }
}

function notePart({ parts }: Run, plan: Piece, { requestId }: TranscriptionResult): void {
  if (requestId === null) return;
  parts.push({ requestId, startMs: plan.startMs, fromMs: plan.contentStartMs, toMs: plan.contentEndMs });
}

const cutPiece = async ({ deps, head, context }: Run, plan: Piece): Promise<SentPiece> => ({
  ...(await cutPieceFile({ deps, context }, { mediaId: head.mediaId, engine: head.recipe.engine, plan })),
  stream: null,
});

/** Cuts a piece and has the engine begin with it, before anybody listens. */
async function sendPiece(run: Run, plan: Piece): Promise<SentPiece> {
  const { file, drop } = await cutPiece(run, plan);
  const stop = new AbortController();
  const signal = AbortSignal.any([run.context.signal, stop.signal]);
  const request = { ...requestFor(run, { file, isOnly: false }), signal, withWords: true };
  const stream = begun(run.deps.service(run.head.recipe.engine).transcription.streamTranscription(request));
  return {
    file,
    stream,
    drop: async () => {
      stop.abort();
      await stream.end();
      await drop();
    },
  };
}

/** A piece as it is sent, the last words of the one before it, and the piece that can be sent next. */
type PieceFile = Pick<SentPiece, 'file' | 'stream'> & {
  plan: Piece;
  tail: readonly TimedWord[];
  isOnly: boolean;
  next: Piece | null;
};

const recogniseFile = (run: Run, piece: PieceFile): Promise<TranscriptionResult> =>
  askAgainWhereFree({ ...run, engine: run.head.recipe.engine }, (isFirst) =>
    askService(run, isFirst ? piece : { ...piece, stream: null }),
  );

async function askService(run: Run, piece: PieceFile): Promise<TranscriptionResult> {
  const { deps, store, live, head, context } = run;
  const service = deps.service(head.recipe.engine).transcription;
  const request = requestFor(run, piece);
  const isHeard = head.recipe.engine === 'local' || deps.settings().cloud.liveText;
  if (!isHeard) return await service.transcribe({ ...request, timestampLevel: 'word' });
  const onStored = (untilMs: number) =>
    context.report({ step: 'recognising', unit: 'ms', done: Math.round(untilMs), total: head.durationMs });
  const recognition = beginLiveRecognition({ id: head.id, ...piece, store, live, log: deps.log, onStored });
  try {
    await recogniseLive(run, { recognition, request, piece });
    // The local engine remembers what it has just heard of these bytes and answers at once.
    return await service.transcribe({ ...request, timestampLevel: 'word' });
  } catch (error) {
    recognition.keep();
    throw error;
  }
}

type LiveRun = { recognition: LiveRecognition; request: TranscriptionRequest; piece: PieceFile };

async function recogniseLive(run: Run, { recognition, request, piece }: LiveRun): Promise<void> {
  const { deps, head, context } = run;
  const isLocal = head.recipe.engine === 'local';
  const sendNext = () => {
    // In the cloud a piece that is sent is paid for.
    const { next } = piece;
    if (isLocal && next) run.ahead.begin(next.index, async () => sendPiece(run, next));
  };
  try {
    const stream =
      piece.stream ??
      deps.service(head.recipe.engine).transcription.streamTranscription({ ...request, withWords: true });
    for await (const delta of stream) {
      context.signal.throwIfAborted();
      recognition.add(delta);
      if (isNearEnd(delta, piece.plan)) sendNext();
    }
    sendNext();
  } catch (error) {
    // In the cloud live text is an extra: the timed request is one of its own and tells for itself whether it works.
    if (isLocal || context.signal.aborted) throw error;
    deps.log.warn('Live text broke off.', { job: context.id, code: failureRecord(error).code });
  }
}

function isNearEnd({ words }: TranscriptionDelta, plan: Piece): boolean {
  const heardMs = words?.at(-1)?.endMs;
  return heardMs !== undefined && plan.endMs - plan.startMs - heardMs < SEND_AHEAD_MS;
}

function requestFor(
  { head, context }: Run,
  { file, isOnly }: Pick<PieceFile, 'file' | 'isOnly'>,
): TranscriptionRequest {
  return {
    file,
    language: head.recipe.language,
    // One piece of many need not hold all speakers; there the whole recording is labelled at the end.
    speakerCount: isOnly ? head.recipe.speakerCount : null,
    ...context.calls,
    onUploadProgress: (done, total) => {
      const isShown = head.recipe.engine === 'cloud' && done < total;
      context.report(isShown ? { step: 'uploading', done, total, unit: 'bytes' } : {});
    },
  };
}

/** Progress is what is safely written: ms of the recording up to the last finished piece. */
export function report({ head, context }: Pick<Run, 'head' | 'context'>, pieces: readonly StoredPiece[]): void {
  const done = pieces.filter((piece) => piece.isDone);
  context.report({
    step: 'recognising',
    unit: 'ms',
    done: done.at(-1)?.plan.contentEndMs ?? 0,
    total: head.durationMs,
    partsDone: done.length,
    partsTotal: pieces.length,
  });
}
