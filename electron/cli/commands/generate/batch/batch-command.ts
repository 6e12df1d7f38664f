import path from 'node:path';
import process from 'node:process';
import { failureRecord } from '../../../../../shared/domain/failures/failure.ts';
import { printable } from '../../../../../shared/domain/printable.ts';
import type { SpeechBatchOptions } from '../../../arguments/generate/batch-arguments.ts';
import { UsageError } from '../../../arguments/argument-values.ts';
import { failureLine } from '../../../output/failure-lines.ts';
import { write } from '../../../output/write-result.ts';
import { openSpeechCore, type SpeechCore } from '../speech-core.ts';
import { type BatchNarration, batchReport, counted, planLines, skippedLines } from './batch-report.ts';
import { planTable, type PlannedTable } from './plan-table.ts';
import { type BatchRun, speakBatch } from './speak-batch.ts';

/**
 * `atelier generate speech --batch`: 0 when all rows but repeated ones were generated (in a dry run: can be), 1 when some are
 * missing or nothing was, 130 when `signal` stopped it.
 */
export async function speechBatchCommand(options: SpeechBatchOptions, signal: AbortSignal): Promise<number> {
  const opened = await openSpeechCore(options);
  try {
    const plan = await planTable(opened, options);
    if (options.isDryRun) {
      await write(options, batchReport(plan, null), () => planLines(plan));
      return isWhole(plan) ? 0 : 1;
    }
    return await run(opened, plan, { options, signal });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = failureRecord(error);
    if (code === 'CANCELLED') return 130;
    process.stderr.write(`${printable(path.basename(options.table))}: failed. ${failureLine(error)}\n`);
    return 1;
  } finally {
    await opened.dispose();
  }
}

async function run(opened: SpeechCore, plan: PlannedTable, { options, signal }: BatchRun): Promise<number> {
  for (const line of skippedLines(plan)) process.stderr.write(`${line}\n`);
  const narrations = plan.groups.length === 0 ? [] : await speakBatch(opened, plan, { options, signal });
  const written = narrations.filter(({ failure }) => failure === null);
  const name = printable(path.basename(options.table));
  process.stderr.write(`${name}: ${written.length} of ${counted(plan.groups.length, 'narration')} written\n`);
  await write(options, batchReport(plan, narrations), () => []);
  if (narrations.some(({ failure }) => failure?.code === 'CANCELLED')) return 130;
  return isWhole(plan) && narrations.every(isSpoken) ? 0 : 1;
}

/** Whether every row but repeated ones can be generated. */
const isWhole = ({ rows, groups, table }: PlannedTable): boolean =>
  groups.length > 0 && table.leftOut === 0 && rows.every(({ problem }) => problem === null);

const isSpoken = ({ failure, missing }: BatchNarration): boolean => failure === null && missing.length === 0;
