import type { SegmentId } from '../../../shared/domain/ids.ts';
import { tidyLines } from '../../../shared/domain/transcript/rewriting/tidy-text.ts';
import type { JobContext } from '../jobs/job-work.ts';
import { batchesOf, rewriteBatch } from './rewrite-batch.ts';
import type { ProposalDeps } from '../proposals/proposal-deps.ts';
import { REWRITES, type StoredRewrite } from './rewrite-table.ts';

/** Rewrites lines; runs on at the first batch that is not done. */
export async function askRewrite(deps: ProposalDeps, context: JobContext, stored: StoredRewrite): Promise<void> {
  if (stored.request.writer.model === null) tidyAll(deps, context, stored);
  else await askForAll(deps, context, stored);
}

function tidyAll(deps: ProposalDeps, context: JobContext, { proposalId, request: { lines } }: StoredRewrite): void {
  const tidied = tidyLines(lines.map(({ text }) => text));
  const texts = Object.fromEntries(lines.map(({ id, text }, index) => [id, tidied[index] ?? text]));
  deps.db.write((tx) => REWRITES.keep(tx, proposalId, texts));
  context.count({ lines: lines.length });
}

async function askForAll(deps: ProposalDeps, context: JobContext, stored: StoredRewrite): Promise<void> {
  const { proposalId, request } = stored;
  const texts: Record<SegmentId, string> = { ...stored.answers };
  const batches = batchesOf(request.lines.filter(({ text }) => text.trim() !== ''));
  for (const [index, lines] of batches.entries()) {
    context.report({ step: 'rewriting', unit: 'parts', partsDone: index, partsTotal: batches.length });
    // A batch that was answered before may lack lines that no model gave; it was asked for them twice.
    if (lines.some(({ id }) => texts[id] !== undefined)) continue;
    const answered = await rewriteBatch(deps, context, { request, lines });
    context.signal.throwIfAborted();
    for (const [id, text] of answered) texts[id as SegmentId] = text;
    deps.db.writeSynced((tx) => REWRITES.keep(tx, proposalId, texts));
    context.count({ lines: answered.size });
    context.checkpoint();
  }
}
