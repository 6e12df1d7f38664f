import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import { programFile } from '../../../shared/processes/program-file.ts';
import { runToExit } from '../../../shared/processes/run-to-exit.ts';
import { BACKUP_VARIABLE, type BackupAnswer, type BackupAnswers, type BackupOrder } from './backup-order.ts';

/** Where the process runs and how it is ended; `folder` is for its answer. */
export type BackupProcesses = { processes: ProcessStarter; folder: string; signal: AbortSignal };

/** Copies or compares in a process of its own. Throws what that throws, WORKER_DIED where it ends early, CANCELLED. */
export async function runBackupProcess<Do extends BackupOrder['do']>(
  { processes, folder, signal }: BackupProcesses,
  order: Omit<BackupOrder, 'answerFile'> & { do: Do },
): Promise<BackupAnswers[Do]> {
  await mkdir(folder, { recursive: true });
  const answerFile = path.join(folder, `.${randomUUID()}.json`);
  try {
    await runToEnd({ ...order, answerFile }, processes, signal);
    const answer = JSON.parse(await readFile(answerFile, 'utf8')) as BackupAnswer;
    if ('failure' in answer) throw Failure.of(answer.failure);
    return answer.result as BackupAnswers[Do];
  } finally {
    await rm(answerFile, { force: true });
  }
}

async function runToEnd(order: BackupOrder, processes: ProcessStarter, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const request = {
    entry: programFile(import.meta, { source: 'backup-process.ts', bundled: 'backup.js' }),
    args: [],
    env: { [BACKUP_VARIABLE]: JSON.stringify(order) },
    name: 'Atelier backups',
  };
  const code = await runToExit(processes, request, { signal });
  if (code === 0) return;
  if (signal.aborted) throw new Failure('CANCELLED', 'The backup was cancelled.');
  throw new Failure('WORKER_DIED', 'The backup process ended unexpectedly.', { reason: `exit code ${code}` });
}
