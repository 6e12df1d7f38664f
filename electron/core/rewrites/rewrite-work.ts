import type { SegmentId } from '../../../shared/domain/ids.ts';
import type { RewriteResult } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import { tidyLines } from '../../../shared/domain/transcript/rewriting/tidy-text.ts';
import type { JobContext, JobWork } from '../jobs/job-work.ts';
import { batchesOf, rewriteBatch } from './rewrite-batch.ts';
import type { RewriteDeps } from './rewrite-deps.ts';
import { findRewrite, finishRewrite, updateTexts } from './rewrite-table.ts';

/** The job of rewriting lines; runs on at the first batch that is not done. It changes no line. */
export function rewriteWork(deps: RewriteDeps): JobWork {
  return {
    run: async (context) => {
      const rewriteId = context.request['rewriteId'] as string;
      const stored = findRewrite(deps.db, rewriteId);
      // Discarded while it waited: there is nothing left to do it for.
      if (stored === null) return null;
      if (stored.request.writer.model === null) tidyAll(deps, context, stored);
      else await askForAll(deps, context, stored);
      deps.db.write((tx) => finishRewrite(tx, rewriteId));
      return null;
    },
    onEnd: (_tx, { itemId }) => queueMicrotask(() => itemId && deps.changes.publish('transcripts', [itemId])),
  };
}

function tidyAll(deps: RewriteDeps, context: JobContext, { rewriteId, request: { lines } }: RewriteResult): void {
  const tidied = tidyLines(lines.map(({ text }) => text));
  const texts = Object.fromEntries(lines.map(({ id, text }, index) => [id, tidied[index] ?? text]));
  deps.db.write((tx) => updateTexts(tx, { rewriteId, texts }));
  context.count({ lines: lines.length });
}

async function askForAll(deps: RewriteDeps, context: JobContext, stored: RewriteResult): Promise<void> {
  const { rewriteId, request } = stored;
  const texts: Record<SegmentId, string> = { ...stored.texts };
  const batches = batchesOf(request.lines.filter(({ text }) => text.trim() !== ''));
  for (const [index, lines] of batches.entries()) {
    context.report({ step: 'rewriting', unit: 'parts', partsDone: index, partsTotal: batches.length });
    // A batch that was answered before may lack lines that no model gave; it was asked for them twice.
    if (lines.some(({ id }) => texts[id] !== undefined)) continue;
    const answered = await rewriteBatch(deps, context, { request, lines });
    context.signal.throwIfAborted();
    for (const [id, text] of answered) texts[id as SegmentId] = text;
    deps.db.writeSynced((tx) => updateTexts(tx, { rewriteId, texts }));
    context.count({ lines: answered.size });
    context.checkpoint();
  }
}
