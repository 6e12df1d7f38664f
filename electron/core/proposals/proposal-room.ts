import { randomUUID } from 'node:crypto';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { JobKind } from '../../../shared/domain/jobs/job.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { RewriteWriter } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import type { JobContext } from '../jobs/job-work.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import type { ProposalTable, StoredProposal } from './proposal-table.ts';

/** One kind of proposal for transcripts: its task, the field of the task’s request that names it, where it is kept, and its work. */
export type ProposalKind<Request, Answers> = {
  job: JobKind;
  idField: 'digestId' | 'rewriteId';
  table: ProposalTable<Request, Answers>;
  /** Gets the answers that are missing and keeps each; runs on after a failure. It changes nothing of the transcript. */
  ask(context: JobContext, stored: StoredProposal<Request, Answers>): Promise<void>;
};

/** What is asked for: who is to do it on which engine, null where nobody can, and the request once that is known. */
export type ProposalOrder<Request> = {
  id: ItemId;
  engine: EngineChoice;
  writer: RewriteWriter | null;
  /** Throws INVALID_INPUT for what makes no sense. */
  request(writer: RewriteWriter): { title: string; request: Request & { lines: readonly unknown[] } };
};

/** What every kind of proposal for transcripts does alike. */
export type ProposalRoom<Request, Answers> = {
  /** Orders it as a task. Throws CONFLICT where nobody can do it, KEY_MISSING, INVALID_INPUT without a line of text. */
  start(order: ProposalOrder<Request>): Promise<{ jobId: JobId }>;
  results(id: ItemId): StoredProposal<Request, Answers>[];
  drop(id: ItemId, proposalId: string): void;
};

/** Registers the task of a kind of proposal and builds what starts, lists and drops it. */
export function openProposalRoom<Request, Answers>(
  deps: ProposalDeps,
  { job, idField, table, ask }: ProposalKind<Request, Answers>,
): ProposalRoom<Request, Answers> {
  deps.queue.register(job, {
    run: async (context) => {
      const proposalId = context.request[idField] as string;
      const stored = table.find(deps.db, proposalId);
      // Discarded while it waited: there is nothing left to do it for.
      if (stored === null) return null;
      await ask(context, stored);
      deps.db.write((tx) => table.finish(tx, proposalId));
      return null;
    },
    onEnd: (_tx, { itemId }) => queueMicrotask(() => itemId && deps.changes.publish('transcripts', [itemId])),
  });
  return {
    start: async ({ id, engine, writer, request: requestOf }) => {
      if (!writer) throw reasonedFailure('CONFLICT', 'rewrite_needs_model');
      const { title, request } = requestOf(writer);
      if (engine === 'cloud' && !(await deps.hasCloudKey())) {
        throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings.');
      }
      if (request.lines.length === 0) throw reasonedFailure('INVALID_INPUT', 'rewrite_no_lines');
      const proposalId = randomUUID();
      const jobId = deps.db.write((tx) => {
        table.insert(tx, { proposalId, transcriptId: id, request, createdAtMs: deps.now() });
        return deps.queue.submit(tx, { kind: job, title, itemId: id, engine, request: { [idField]: proposalId } });
      });
      deps.queue.wake();
      return { jobId };
    },
    results: (id) => table.waiting(deps.db, id),
    drop: (id, proposalId) => {
      deps.db.write((tx) => table.remove(tx, { transcriptId: id, proposalId }));
      deps.changes.publish('transcripts', [id]);
    },
  };
}
