import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import { programFile } from '../../../shared/processes/program-file.ts';
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

function runToEnd(order: BackupOrder, processes: ProcessStarter, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = processes.start({
      entry: programFile(import.meta, { source: 'backup-process.ts', bundled: 'backup.js' }),
      args: [],
      env: { [BACKUP_VARIABLE]: JSON.stringify(order) },
      name: 'Atelier backups',
    });
    const kill = () => child.kill();
    signal.addEventListener('abort', kill, { once: true });
    child.onLine(() => undefined);
    child.onExit((code) => {
      signal.removeEventListener('abort', kill);
      if (code === 0) return resolve();
      if (signal.aborted) return reject(new Failure('CANCELLED', 'The backup was cancelled.'));
      reject(new Failure('WORKER_DIED', 'The backup process ended unexpectedly.', { reason: `exit code ${code}` }));
    });
  });
}
