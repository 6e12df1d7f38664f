import path from 'node:path';
import process from 'node:process';
import type { StartedBatch } from '../../../../core/batches/batches.ts';
import { Failure, type FailureRecord, failureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { formatShortTime } from '../../../../../shared/domain/media/time-code.ts';
import type { Core } from '../../../../core/create-core.ts';
import { folderFailure } from '../../../../core/files/file-failure.ts';
import type { SpeechBatchOptions } from '../../../arguments/generate/batch-arguments.ts';
import { failureLine } from '../../../output/failure-lines.ts';
import { beginProgressLine } from '../../../output/progress-line.ts';
import { runToEnd } from '../../../run-job.ts';
import { ALLOW_LARGE, writeNarration } from '../narration-files.ts';
import type { SpeechCore } from '../speech-core.ts';
import { removeScript } from '../speak-script.ts';
import { type BatchNarration, missingLine } from './batch-report.ts';
import type { PlannedTable } from './plan-table.ts';
import { makeFolders } from '../../../../core/files/paths/make-folders.ts';

/** What a run was asked for, and what stops it. */
export type BatchRun = { options: SpeechBatchOptions; signal: AbortSignal };

/**
 * Orders all narrations at once and writes each into the folder when it is done; a line of progress for each, in the order of
 * the table. What is done is written also where others fail or `signal` stops them. Leaves no script. Throws before anything is
 * ordered: what the folder refuses, KEY_MISSING, CANCELLED.
 */
export async function speakBatch(
  { core, engine }: Pick<SpeechCore, 'core' | 'engine'>,
  plan: PlannedTable,
  { options, signal }: BatchRun,
): Promise<BatchNarration[]> {
  const folder = path.resolve(options.outFolder);
  await makeFolders(folder).catch((error: unknown) => {
    throw folderFailure(error, folder, 'the narrations');
  });
  if (signal.aborted) throw new Failure('CANCELLED', 'Stopped.');
  const { format } = options;
  const order = { rows: plan.groups.flat(), sourceName: plan.table.fileName, engine, format };
  const { tasks, refused } = await core.batches.start(order);
  const stop = () => tasks.forEach(({ jobId }) => core.jobs.cancel({ id: jobId }));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const narrations: BatchNarration[] = [];
    const reasons = new Map(refused.map(({ number, failure }) => [number, failure]));
    for (const [index, task] of tasks.entries()) {
      const place = `${index + 1} of ${tasks.length}`;
      narrations.push(await speakNarration(core, task, { options: { ...options, folder }, signal, place, reasons }));
    }
    return [...narrations, ...unordered(plan, tasks, reasons)];
  } finally {
    signal.removeEventListener('abort', stop);
    for (const { scriptId } of tasks) await removeScript(core, scriptId);
  }
}

type Running = {
  options: SpeechBatchOptions & { folder: string };
  signal: AbortSignal;
  place: string;
  reasons: ReadonlyMap<number, FailureRecord>;
};

async function speakNarration(
  core: Core,
  task: StartedBatch['tasks'][number],
  { options, signal, place, reasons }: Running,
): Promise<BatchNarration> {
  const { title } = core.scripts.get({ id: task.scriptId });
  const line = beginProgressLine(`${place}, ${title}`, process.stderr);
  const narration: BatchNarration = { title, rows: task.numbers, files: [], durationMs: 0, missing: [], failure: null };
  try {
    await runToEnd(core, task.jobId, { signal, onProgress: line.update });
    line.update('exporting');
    Object.assign(narration, await writeNarration(core, task.scriptId, options));
    line.end(`done, ${formatShortTime(narration.durationMs)} of audio -> ${narration.files.join(', ')}`);
  } catch (error) {
    narration.failure = failureRecord(error);
    line.end(narration.failure.code === 'CANCELLED' ? 'stopped' : `failed. ${failureLine(error, ALLOW_LARGE)}`);
  }
  narration.missing = missingRows(core, task, reasons);
  if (narration.failure === null) for (const each of narration.missing) process.stderr.write(`${missingLine(each)}\n`);
  return narration;
}

/** Rows of a narration without a take: refused when it was ordered, or failed since. */
function missingRows(
  core: Core,
  { scriptId, numbers }: StartedBatch['tasks'][number],
  reasons: ReadonlyMap<number, FailureRecord>,
): BatchNarration['missing'] {
  const failed = new Map(core.speech.generation({ id: scriptId }).map(({ lineId, failure }) => [lineId, failure]));
  return core.scripts.get({ id: scriptId }).lines.flatMap(({ id }, index) => {
    const row = numbers[index];
    const failure = row === undefined ? null : (reasons.get(row) ?? failed.get(id) ?? null);
    return row === undefined || failure === null ? [] : [{ row, failure }];
  });
}

/** Narrations of which no row could be ordered. */
function unordered(
  { groups }: PlannedTable,
  tasks: StartedBatch['tasks'],
  reasons: ReadonlyMap<number, FailureRecord>,
): BatchNarration[] {
  const ordered = new Set(tasks.flatMap(({ numbers }) => numbers));
  return groups.flatMap((rows) => {
    const [first] = rows;
    const failure = first && !ordered.has(first.number) ? (reasons.get(first.number) ?? null) : null;
    if (!first || failure === null) return [];
    process.stderr.write(`${missingLine({ row: first.number, failure })}\n`);
    const numbers = rows.map(({ number }) => number);
    const missing = numbers.map((row) => ({ row, failure: reasons.get(row) ?? failure }));
    return [{ title: first.title ?? first.text, rows: numbers, files: [], durationMs: 0, missing, failure }];
  });
}
