import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Db } from '../database/database.ts';
import type { HostShell, Log } from '../host-ports.ts';
import { selectJobs, updateJob } from './stored/job-table.ts';
import { type StoredJob } from './stored/stored-job.ts';
import type { JobWork } from './job-work.ts';

type FollowUpDeps = {
  db: Db;
  log: Log;
  shell: Pick<HostShell, 'reveal'>;
  workOf(job: StoredJob): JobWork | undefined;
};

/**
 * Does what was asked for when a job is done, see WhenDone. Never throws: the work is complete, and what could not follow is a
 * notice beside it.
 */
export async function followUp(id: JobId, deps: FollowUpDeps): Promise<void> {
  // Asked for anew: it may have been chosen while the job ran.
  const [job] = selectJobs(deps.db, `WHERE id = :id AND state = 'done' AND when_done IS NOT NULL`, { id });
  if (!job) return;
  const work = deps.workOf(job);
  try {
    if (job.whenDone === 'reveal') revealFiles(work?.files?.(job) ?? [], deps.shell);
    if (job.whenDone === 'subtitles') await work?.writeSubtitles?.(job);
  } catch (error) {
    const failure = failureRecord(error);
    deps.log.warn('What follows a job could not be done.', { job: id, code: failure.code });
    deps.db.write((tx) => updateJob(tx, id, { failure }));
  }
}

/** Shows the first of the files that is still there in the file manager. Throws FILE_MISSING. */
export function revealFiles(files: readonly string[], shell: Pick<HostShell, 'reveal'>): void {
  const found = files.find((file) => existsSync(file));
  if (found !== undefined) return shell.reveal(found);
  const fileName = path.basename(files[0] ?? '');
  throw new Failure('FILE_MISSING', `Can’t find ${fileName}. It was moved or deleted.`, { fileName });
}
