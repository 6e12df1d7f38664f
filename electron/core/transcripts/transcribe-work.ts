import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FailureRecord } from '../../../shared/domain/failure.ts';
import { failureRecord } from '../../../shared/domain/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { TimedWord } from '../../../shared/domain/recognised.ts';
import type { MediaFacts } from '../../../shared/domain/library-item.ts';
import type { Job } from '../../../shared/domain/job.ts';
import type { TranscriptState } from '../../../shared/domain/transcript.ts';
import type { Tx } from '../database/database.ts';
import { isEngineGone } from '../jobs/engine-loss.ts';
import type { JobContext, JobWork } from '../jobs/job-work.ts';
import type { Piece } from '../media/piece.ts';
import type { LiveTexts } from './live-text.ts';
import { storeLabels } from './label-speakers.ts';
import { requestLabels } from './request-labels.ts';
import { beginHearing, type Hearing } from './hear-piece.ts';
import { insertPieces, loadPieces, type StoredPiece } from './piece-table.ts';
import { recognisedWords } from './recognised-words.ts';
import type { TranscriptionRequest, TranscriptionResult } from '../service/service-client.ts';
import { storePiece } from './store-piece.ts';
import { findHead, type TranscriptHead, updateHead } from './transcript-table.ts';
import type { TranscriptStore } from './transcript-store.ts';
import type { TranscriptsDeps } from './transcripts-deps.ts';

/** Longest piece for the cloud: its limit is 500 s. */
const CLOUD_PIECE_MS = 480_000;
/** The local engine has no such limit; short pieces bring text early and lose little when something stops. */
const LOCAL_PIECE_MS = 120_000;
const LOCAL_ATTEMPTS = 3;

type Run = {
  deps: TranscriptsDeps;
  store: TranscriptStore;
  live: LiveTexts;
  head: TranscriptHead;
  context: JobContext;
};

/** The job of recognising a recording, piece by piece; runs on at the first piece that is not done. */
export function createTranscribeWork(deps: TranscriptsDeps, store: TranscriptStore, live: LiveTexts): JobWork {
  return {
    run: async (context) => {
      const id = context.request.transcriptId as ItemId;
      deps.warmUp(context.engine);
      setState(deps, id, 'working');
      const facts = await readRecording(deps, findHead(deps.db, id).mediaId, context);
      deps.db.write((tx) => updateHead(tx, id, { durationMs: facts.durationMs }));
      const run: Run = { deps, store, live, head: findHead(deps.db, id), context };
      try {
        const pieces = await plannedPieces(run);
        for (const piece of pieces) await recognisePiece(run, piece);
        const notice = await labelWhole(run, pieces.length);
        report(run, loadPieces(deps.db, id));
        return notice;
      } finally {
        live.clear(id);
      }
    },
    onEnd: (tx, job) => {
      if (job.itemId === null) return;
      endTranscript(tx, job);
      queueMicrotask(() => job.itemId && deps.changes.publish('transcripts', [job.itemId]));
    },
  };
}

/** Waits for the recording. That it cannot be read is told by this job: a second failure for the same file would be noise. */
async function readRecording(deps: TranscriptsDeps, mediaId: ItemId, { signal }: JobContext): Promise<MediaFacts> {
  deps.readAgain(mediaId);
  try {
    return await deps.whenRead({ id: mediaId, signal });
  } catch (error) {
    const told = `UPDATE jobs SET dismissed = 1 WHERE kind = 'import' AND item_id = :mediaId AND state = 'failed'`;
    if (!signal.aborted && deps.db.write((tx) => tx.run(told, { mediaId })) > 0) deps.changes.publish('jobs', []);
    throw error;
  }
}

function setState({ db, changes }: TranscriptsDeps, id: ItemId, state: TranscriptState): void {
  db.write((tx) => updateHead(tx, id, { state }));
  changes.publish('transcripts', [id]);
}

function endTranscript(tx: Tx, job: Job): void {
  const row = tx.get<{ duration_ms: number; written_until_ms: number }>(
    'SELECT duration_ms, written_until_ms FROM transcripts WHERE id = :id',
    { id: job.itemId },
  );
  if (!row || job.itemId === null) return;
  if (job.state === 'done') updateHead(tx, job.itemId, { state: 'ready', writtenUntilMs: row.duration_ms });
  else if (job.state === 'interrupted') updateHead(tx, job.itemId, { state: 'waiting' });
  else if (job.state === 'failed' && row.written_until_ms === 0) updateHead(tx, job.itemId, { state: 'failed' });
  else updateHead(tx, job.itemId, { state: 'partial' });
}

async function plannedPieces({ deps, head, context }: Run): Promise<Piece[]> {
  const stored = loadPieces(deps.db, head.id);
  if (stored.length > 0) return stored.map((piece) => piece.plan);
  const maxMs = head.recipe.engine === 'cloud' ? CLOUD_PIECE_MS : LOCAL_PIECE_MS;
  const pieces = await deps.media.planPieces({ ...deps.recording(head.mediaId), maxMs, signal: context.signal });
  deps.db.write((tx) => insertPieces(tx, head.id, pieces));
  return pieces;
}

async function recognisePiece(run: Run, plan: Piece): Promise<void> {
  const { deps, store, live, head, context } = run;
  const pieces = loadPieces(deps.db, head.id);
  report(run, pieces);
  if (pieces[plan.index]?.isDone) return;
  const target = path.join(deps.piecesFolder, `${context.id}-${plan.index}.flac`);
  await mkdir(deps.piecesFolder, { recursive: true });
  try {
    const source = { ...deps.recording(head.mediaId), signal: context.signal };
    const { file } = await deps.media.encodePiece({ ...source, piece: plan, target });
    const tail = neighbours(pieces, plan).previous?.words ?? [];
    const result = await recogniseFile(run, { file, plan, tail, isOnly: pieces.length === 1 });
    context.signal.throwIfAborted();
    const recognised = recognisedWords(result, plan);
    store.change(head.id, (changing) => {
      // Asked anew: lines were stored while the piece was being recognised.
      const stored = loadPieces(changing.tx, head.id);
      storePiece(changing, { ...neighbours(stored, plan), plan, recognised });
    });
    live.clear(head.id);
    context.checkpoint();
    report(run, loadPieces(deps.db, head.id));
  } finally {
    await rm(target, { force: true });
  }
}

/** A piece as it is sent, and the last words of the one before it. */
type PieceFile = { file: string; plan: Piece; tail: readonly TimedWord[]; isOnly: boolean };

/** What the client does not repeat because it could be billed twice costs nothing here: a died engine is asked again. */
async function recogniseFile(run: Run, piece: PieceFile): Promise<TranscriptionResult> {
  const isFree = run.head.recipe.engine === 'local';
  for (let attempt = 1; ; attempt++) {
    try {
      return await askService(run, piece);
    } catch (error) {
      const { code } = failureRecord(error);
      if (!isFree || !isEngineGone(error) || attempt === LOCAL_ATTEMPTS || run.context.signal.aborted) throw error;
      run.deps.log.warn('A piece is recognised again.', { job: run.context.id, attempt, code });
    }
  }
}

async function askService(run: Run, piece: PieceFile): Promise<TranscriptionResult> {
  const { deps, store, live, head, context } = run;
  const service = deps.service(head.recipe.engine);
  const request = requestFor(run, piece);
  const isHeard = head.recipe.engine === 'local' || deps.settings().cloud.liveText;
  if (!isHeard) return await service.transcribe({ ...request, timestampLevel: 'word' });
  const onStored = (untilMs: number) =>
    context.report({ step: 'recognising', unit: 'ms', done: Math.round(untilMs), total: head.durationMs });
  const hearing = beginHearing({ id: head.id, ...piece, store, live, log: deps.log, onStored });
  try {
    await hearLive(run, hearing, request);
    // The local engine remembers what it has just heard of these bytes and answers at once.
    return await service.transcribe({ ...request, timestampLevel: 'word' });
  } catch (error) {
    hearing.keep();
    throw error;
  }
}

async function hearLive(run: Run, hearing: Hearing, request: TranscriptionRequest): Promise<void> {
  const { deps, head, context } = run;
  try {
    for await (const delta of deps.service(head.recipe.engine).streamTranscription({ ...request, withWords: true })) {
      context.signal.throwIfAborted();
      hearing.hear(delta);
    }
  } catch (error) {
    // In the cloud live text is an extra: the timed request is one of its own and tells for itself whether it works.
    if (head.recipe.engine === 'local' || context.signal.aborted) throw error;
    deps.log.warn('Live text broke off.', { job: context.id, code: failureRecord(error).code });
  }
}

function neighbours(pieces: readonly StoredPiece[], plan: Piece) {
  const before = pieces[plan.index - 1];
  return {
    previous: before?.tail ?? null,
    previousEndMs: before?.plan.endMs ?? 0,
    early: pieces[plan.index]?.early ?? [],
    next: pieces[plan.index + 1]?.plan ?? null,
  };
}

function requestFor({ head, context }: Run, { file, isOnly }: PieceFile): TranscriptionRequest {
  return {
    file,
    language: head.recipe.language,
    // One piece of many need not hold all speakers; there the whole recording is labelled at the end.
    speakerCount: isOnly ? head.recipe.speakerCount : null,
    signal: context.signal,
    onWaiting: (retryAtMs) => context.wait(retryAtMs),
    onUploadProgress: (done, total) => {
      const isShown = head.recipe.engine === 'cloud' && done < total;
      context.report(isShown ? { step: 'uploading', done, total, unit: 'bytes' } : {});
    },
  };
}

/** Progress is what is safely written: ms of the recording up to the last finished piece. */
function report({ head, context }: Run, pieces: readonly StoredPiece[]): void {
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

/**
 * Pieces know nothing of each other's speakers, and only the local engine takes a number of speakers: then the whole
 * recording is labelled once. Where that is not possible the transcript is good all the same, and the job says so.
 */
async function labelWhole({ deps, store, head, context }: Run, pieceCount: number): Promise<FailureRecord | null> {
  const { engine, speakerCount } = head.recipe;
  const isNeeded = pieceCount > 1 || (engine === 'cloud' && speakerCount !== null);
  if (!isNeeded || store.content(findHead(deps.db, head.id)).segments.length === 0) return null;
  context.report({ step: 'labelling' });
  try {
    const labels = await requestLabels({ deps, store, context }, { id: head.id, speakerCount });
    store.change(head.id, (changing) => storeLabels(changing, labels));
    return null;
  } catch (error) {
    if (context.signal.aborted) throw error;
    const cause = failureRecord(error);
    deps.log.warn('The speakers of a whole recording could not be labelled.', { job: context.id, code: cause.code });
    return {
      code: cause.code === 'INTERNAL' ? 'ENGINE_UNAVAILABLE' : cause.code,
      message:
        'The text is complete, but the speakers were labelled part by part: one person may have several labels. Label the speakers again when the local engine is running.',
      data: { ...cause.data, what: 'speakers-by-part' },
    };
  }
}
