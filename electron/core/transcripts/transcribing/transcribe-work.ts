import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { failureSentences } from '../../../../shared/domain/failures/failure-text.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { AudioFacts } from '../../../../shared/domain/library/media-facts.ts';
import type { TranscriptState } from '../../../../shared/domain/transcript/transcript.ts';
import type { Tx } from '../../database/database.ts';
import type { EndedJob, JobWork } from '../../jobs/job-work.ts';
import { recordingOf } from '../../library/media/recording-of.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import type { LiveTexts } from '../recognition/live/live-text.ts';
import { storeLabels } from '../speakers/label-speakers.ts';
import { requestLabels } from '../speakers/request-labels.ts';
import { insertPieces, loadPieces } from '../recognition/piece-table.ts';
import { readRecording } from '../recognition/read-recording.ts';
import { recognisePiece, report, type Run } from '../recognition/recognise-piece.ts';
import { createSentAhead } from '../recognition/sent-ahead.ts';
import { transcribeLocally } from './transcribe-locally.ts';
import { findHead, updateHead, updateRecipe } from '../transcript-table.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';

/** Longest piece for the cloud: its limit is 500 s. */
const CLOUD_PIECE_MS = 480_000;
/** The local engine has no such limit; short pieces bring text early and lose little when something stops. */
const LOCAL_PIECE_MS = 120_000;

/** The job of recognising a recording, piece by piece; runs on at the first piece that is not done. */
export function createTranscribeWork(deps: TranscriptsDeps, store: TranscriptStore, live: LiveTexts): JobWork {
  return {
    run: async (context) => {
      const id = context.request.transcriptId as ItemId;
      if (context.engine === 'local') deps.localEngine.warmUp();
      setState(deps, id, 'working');
      const facts = await readRecording(deps, findHead(deps.db, id).mediaId, context);
      deps.db.write((tx) => noteRecording(tx, id, facts));
      const ahead = createSentAhead();
      const run: Run = { deps, store, live, head: findHead(deps.db, id), context, ahead, parts: [] };
      try {
        const pieces = await plannedPieces(run);
        for (const piece of pieces) await recognisePiece(run, piece);
        const notice = await labelWhole(run, pieces.length);
        report(run, loadPieces(deps.db, id));
        return notice;
      } finally {
        await ahead.drop();
        live.clear(id);
      }
    },
    local: transcribeLocally,
    onEnd: (tx, job) => {
      if (job.itemId === null) return;
      endTranscript(tx, job);
      queueMicrotask(() => job.itemId && deps.changes.publish('transcripts', [job.itemId]));
    },
  };
}

function noteRecording(tx: Tx, id: ItemId, { durationMs, track }: AudioFacts): void {
  updateHead(tx, id, { durationMs });
  if (track !== undefined) updateRecipe(tx, id, { ...findHead(tx, id).recipe, track });
}

function setState({ db, changes }: TranscriptsDeps, id: ItemId, state: TranscriptState): void {
  db.write((tx) => updateHead(tx, id, { state }));
  changes.publish('transcripts', [id]);
}

function endTranscript(tx: Tx, job: EndedJob): void {
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
  const pieces = await deps.media.planPieces({
    ...recordingOf(deps.library, head.mediaId),
    maxMs,
    signal: context.signal,
  });
  deps.db.write((tx) => insertPieces(tx, head.id, pieces));
  return pieces;
}

/**
 * Pieces know nothing of each other's speakers, and only the local engine takes a number of speakers: then the whole
 * recording is labelled once. Where that is not possible the transcript is good all the same, and the job says so.
 */
async function labelWhole(
  { deps, store, head, context, parts }: Run,
  pieceCount: number,
): Promise<FailureRecord | null> {
  const { engine, speakerCount } = head.recipe;
  const isNeeded = pieceCount > 1 || (engine === 'cloud' && speakerCount !== null);
  if (!isNeeded || store.content(findHead(deps.db, head.id)).segments.length === 0) return null;
  context.report({ step: 'labelling' });
  try {
    const labels = await requestLabels(
      { deps, store, context },
      {
        id: head.id,
        speakerCount,
        parts: engine === 'local' && parts.length === pieceCount ? parts : [],
      },
    );
    store.change(head.id, (changing) => storeLabels(changing, labels));
    return null;
  } catch (error) {
    if (context.signal.aborted) throw error;
    const cause = failureRecord(error);
    deps.log.warn('The speakers of a whole recording could not be labelled.', { job: context.id, code: cause.code });
    const code = cause.code === 'INTERNAL' ? 'ENGINE_UNAVAILABLE' : cause.code;
    const data = { ...cause.data, what: 'speakers-by-part' };
    return { code, message: failureSentences({ code, data }), data };
  }
}
