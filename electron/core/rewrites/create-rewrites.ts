import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { RewriteDeps, RewriteNeighbours } from './rewrite-deps.ts';
import { deleteRewrite, insertRewrite, waitingRewrites } from './rewrite-table.ts';
import { rewriteWork } from './rewrite-work.ts';
import type { Rewrites, StartRewrite } from './rewrites.ts';
import { writersOf } from '../writers/writers.ts';

/** Builds rewriting. */
export function createRewrites(context: CoreContext, neighbours: RewriteNeighbours): Rewrites {
  const deps: RewriteDeps = { ...context, ...neighbours };
  deps.queue.register('rewrite-lines', rewriteWork(deps));
  return {
    options: ({ engine = deps.settings().engine }) => writersOf(engine, deps.settings()),
    start: (input) => startRewrite(deps, input),
    results: ({ id }) => waitingRewrites(deps.db, id),
    drop: ({ id, rewriteId }) => {
      deps.db.write((tx) => deleteRewrite(tx, id, rewriteId));
      deps.changes.publish('transcripts', [id]);
    },
  };
}

async function startRewrite(deps: RewriteDeps, input: StartRewrite): Promise<{ jobId: JobId }> {
  const { id, kind, engine = deps.settings().engine, segmentIds, keepsOriginal } = input;
  const writer = writersOf(engine, deps.settings())[kind];
  if (!writer) throw reasonedFailure('CONFLICT', 'rewrite_needs_model');
  const language = kind === 'translate' ? (input.language?.trim() ?? '') : null;
  if (language === '') throw reasonedFailure('INVALID_INPUT', 'rewrite_language');
  if (engine === 'cloud' && !(await deps.hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  }
  const { title, segments } = deps.transcripts.get({ id });
  const wanted = segmentIds && new Set(segmentIds);
  const lines = segments
    .filter((segment) => segment.text.trim() !== '' && (wanted?.has(segment.id) ?? true))
    .map((segment) => ({ id: segment.id, text: segment.text }));
  if (lines.length === 0) throw reasonedFailure('INVALID_INPUT', 'rewrite_no_lines');
  const request = { kind, language, keepsOriginal: kind === 'translate' && keepsOriginal, writer, lines };
  const rewriteId = randomUUID();
  const jobId = deps.db.write((tx) => {
    insertRewrite(tx, { rewriteId, transcriptId: id, request, createdAtMs: deps.now() });
    return deps.queue.submit(tx, { kind: 'rewrite-lines', title, itemId: id, engine, request: { rewriteId } });
  });
  deps.queue.wake();
  return { jobId };
}
