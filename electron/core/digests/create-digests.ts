import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { DigestLine } from '../../../shared/domain/transcript/digest/digest.ts';
import type { Transcript } from '../../../shared/domain/transcript/transcript.ts';
import type { CoreContext } from '../core-context.ts';
import type { RewriteNeighbours } from '../rewrites/rewrite-deps.ts';
import { writerOf } from '../writers/writers.ts';
import type { DigestDeps } from './digest-deps.ts';
import { deleteDigest, insertDigest, waitingDigests } from './digest-table.ts';
import { digestWork } from './digest-work.ts';
import type { Digests, StartDigest } from './digests.ts';

/** Builds digests and registers their job. */
export function createDigests(context: CoreContext, neighbours: RewriteNeighbours): Digests {
  const deps: DigestDeps = { ...context, ...neighbours };
  deps.queue.register('digest-transcript', digestWork(deps));
  return {
    writer: ({ engine = deps.settings().engine }) => writerOf(engine, deps.settings()),
    start: (input) => startDigest(deps, input),
    results: ({ id }) => waitingDigests(deps.db, id),
    drop: ({ id, digestId }) => {
      deps.db.write((tx) => deleteDigest(tx, id, digestId));
      deps.changes.publish('transcripts', [id]);
    },
  };
}

async function startDigest(deps: DigestDeps, input: StartDigest): Promise<{ jobId: JobId }> {
  const { id, engine = deps.settings().engine } = input;
  const writer = writerOf(engine, deps.settings());
  if (!writer) throw reasonedFailure('CONFLICT', 'rewrite_needs_model');
  if (engine === 'cloud' && !(await deps.hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
  }
  const transcript = deps.transcripts.get({ id });
  const lines = linesOf(transcript);
  if (lines.length === 0) throw reasonedFailure('INVALID_INPUT', 'rewrite_no_lines');
  const digestId = randomUUID();
  const jobId = deps.db.write((tx) => {
    insertDigest(tx, { digestId, transcriptId: id, request: { writer, lines }, createdAtMs: deps.now() });
    const { title } = transcript;
    return deps.queue.submit(tx, { kind: 'digest-transcript', title, itemId: id, engine, request: { digestId } });
  });
  deps.queue.wake();
  return { jobId };
}

function linesOf({ segments, speakers }: Transcript): DigestLine[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return segments
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, startMs, text, speakerId }) => ({
      id,
      startMs,
      text,
      speaker: speakerId === null ? '' : (names.get(speakerId) ?? ''),
    }));
}
